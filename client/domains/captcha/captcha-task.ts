export type CaptchaState =
  | { stage: 'idle' }
  /** `share` is the progress from 0 to 1, if it is known. */
  | { stage: 'working'; share?: number }
  | { stage: 'solved' }
  | { stage: 'failed' }

/** Obtains answers of one type of captcha. */
export type CaptchaTask = {
  state(): CaptchaState
  subscribe(listener: () => void): () => void
  /** Starts the captcha, or starts it again if its answer is too old. */
  start(): void
  /** Starts the captcha if needed. Resolves to the answer; null if it failed. */
  answer(): Promise<string | null>
  /** Discards the answer and starts again. */
  renew(): void
  stop(): void
}

/** The state of a captcha, with listeners. */
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
    /** Resolves as soon as the state is `solved` or `failed`, at once if it already is. */
    untilEnded(): Promise<void> {
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
