import { type Failure, failureOf } from './failures'

/** Calls of a page to the server: one at a time, and why the last one failed. */
export class Attempts {
  busy = $state(false)
  wrong = $state.raw<Failure | null>(null)

  async make(call: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.wrong = null
    try {
      await call()
    } catch (error) {
      this.failed(error)
    }
    this.busy = false
  }

  failed(error: unknown): void {
    this.wrong = failureOf(error)
  }
}
