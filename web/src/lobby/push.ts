// Push messages of this browser: it needs a service worker, so HTTPS or the machine itself.
import { Refused } from '../api'

/** Whether this browser can get push messages here. */
export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Where the server reaches this browser, after its person has agreed. */
export async function subscribe(key: string): Promise<{ address: string; p256dh: string; auth: string }> {
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker || (await Notification.requestPermission()) !== 'granted') throw new Refused({ key: 'page.no_push' })
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => null)
  const keys = found?.toJSON().keys
  if (!found || !keys?.p256dh || !keys.auth) throw new Refused({ key: 'page.no_push' })
  return { address: found.endpoint, p256dh: keys.p256dh, auth: keys.auth }
}
