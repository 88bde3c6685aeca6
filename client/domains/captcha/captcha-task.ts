export type CaptchaState =
  | { stage: 'idle' }
  /** `share` from 0 to 1 where it is known. */
  | { stage: 'working'; share?: number }
  | { stage: 'solved' }
  | { stage: 'failed' }

/** A method to obtain a captcha answer. */
export type CaptchaTask = {
  state(): CaptchaState
  subscribe(listener: () => void): () => void
  /** Begins unless it has begun, and anew when what it has got is too old. */
  start(): void
  /** The text once it is there; null when it can't be had. */
  answer(): Promise<string | null>
  /** Throws away what it has got, since it works once, and begins anew. */
  renew(): void
  stop(): void
}

/** A state that tells who listens, and lets wait for its end. */
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
        const look = () => {
          if (state.stage !== 'solved' && state.stage !== 'failed') return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      })
    },
  }
}
