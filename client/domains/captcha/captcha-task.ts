export type CaptchaState =
  | { stage: 'idle' }
  /** `share` is the progress from 0 to 1, if it is known. */
  | { stage: 'working'; share?: number }
  | { stage: 'solved' }
  | { stage: 'failed' }

/** A method to obtain a captcha answer. */
export type CaptchaTask = {
  state(): CaptchaState
  subscribe(listener: () => void): () => void
  /** Starts, and restarts if its answer is too old. */
  start(): void
  /** Resolves to the answer; null if it is unavailable. */
  answer(): Promise<string | null>
  /** Discards the used answer and restarts. */
  renew(): void
  stop(): void
}

/** A state with listeners, which can be awaited. */
export function createProgress() {
  let state: CaptchaState = { stage: 'idle' }
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next: CaptchaState) {
      state = next
      for (const listener of listeners) listener()
    },
    /** Resolves at the next `solved` or `failed`. */
    end(): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (state.stage !== 'solved' && state.stage !== 'failed') return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      })
    },
  }
}
