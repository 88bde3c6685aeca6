import type { MutationOutcome } from '../../relay/useMutationResult.ts'
import type { CaptchaState, CaptchaTask } from './captcha-task.ts'

export type CaptchaKind = { type: 'None' | 'HashPow' | 'CloudflareTurnstile'; siteKey: string }

type CaptchaView = {
  type: CaptchaKind['type']
  state: CaptchaState
  /** Whether a submitted form waits for the captcha. */
  isAwaited: boolean
}

type Options = {
  kind: CaptchaKind
  /** Loads the configured captcha, when the server requires one that the form did not have. */
  fetchConfigured: () => Promise<CaptchaKind | null>
  createTask: (kind: CaptchaKind) => CaptchaTask | null
}

const IDLE: CaptchaState = { stage: 'idle' }

/** Sends one form, with an answer of the captcha if one is required. */
export function createCaptchaGate({ kind: firstKind, fetchConfigured, createTask }: Options) {
  let kind = firstKind
  let task = createTask(kind)
  let isAwaited = false
  let view: CaptchaView = { type: kind.type, state: IDLE, isAwaited }
  const listeners = new Set<() => void>()
  const notify = () => {
    view = { type: kind.type, state: task?.state() ?? IDLE, isAwaited }
    for (const listener of listeners) listener()
  }
  let unsubscribe = task?.subscribe(notify)

  /** Replaces the captcha by the configured one, if that is of another type. */
  async function replaceCaptcha(): Promise<void> {
    const configured = await fetchConfigured().catch(() => null)
    if (!configured || configured.type === kind.type) return
    unsubscribe?.()
    task?.stop()
    kind = configured
    task = createTask(kind)
    unsubscribe = task?.subscribe(notify)
    notify()
  }

  /** Resolves to null without a captcha, and to undefined if it failed, which its field shows. */
  async function nextAnswer(): Promise<string | null | undefined> {
    if (!task) return null
    isAwaited = true
    notify()
    const answer = await task.answer()
    isAwaited = false
    notify()
    return answer ?? undefined
  }

  /** Whether a retry may succeed, because the server requires an answer or has forgotten its challenge. */
  async function canRetry(code: string): Promise<boolean> {
    if (code === 'CAPTCHA_REQUIRED') {
      await replaceCaptcha()
      return task !== null
    }
    return code === 'CAPTCHA_FAILED' && kind.type === 'HashPow'
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Starts the captcha when the user begins to fill in the form. */
    touch: () => task?.start(),
    retry: () => task?.renew(),
    /** Sends the form. Resolves to null, without sending it, if the captcha failed. */
    async send<Payload>(
      run: (answer: string | null) => Promise<MutationOutcome<Payload>>,
    ): Promise<MutationOutcome<Payload> | null> {
      let answer = await nextAnswer()
      if (answer === undefined) return null
      let outcome = await run(answer)
      if (!outcome.ok && (await canRetry(outcome.error.code))) {
        if (answer !== null) task?.renew()
        answer = await nextAnswer()
        if (answer === undefined) return null
        outcome = await run(answer)
      }
      // An answer is valid once, so a refused form needs a new one.
      if (!outcome.ok) task?.renew()
      return outcome
    },
    stop: () => task?.stop(),
  }
}
