// The screen stays on while it is wanted. The browser lets go of it when the page is hidden.
let wanted = false
let held: WakeLockSentinel | null = null

async function hold(): Promise<void> {
  if (!wanted || held || document.visibilityState !== 'visible') return
  const lock = await navigator.wakeLock?.request('screen').catch(() => null)
  if (!lock) return // not over plain HTTP, and not with a low battery
  if (!wanted || held) return void lock.release()
  held = lock
  lock.addEventListener('release', () => {
    if (held === lock) held = null
  })
}

export function keepLit(on: boolean): void {
  wanted = on
  if (on) void hold()
  else void held?.release()
}

document.addEventListener('visibilitychange', () => void hold())
