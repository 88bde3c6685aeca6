import { describe, expect, it } from 'vitest'
import type { MutationOutcome } from '../../relay/useMutationResult.ts'
import { createCaptchaGate, type CaptchaKind } from './captcha-gate.ts'
import { createProgress, type CaptchaTask } from './captcha-task.ts'

const off: CaptchaKind = { type: 'None', siteKey: '' }
const work: CaptchaKind = { type: 'HashPow', siteKey: '' }
const widget: CaptchaKind = { type: 'CloudflareTurnstile', siteKey: 'site' }

function setUp(kind: CaptchaKind, { configured = kind, fails = false } = {}) {
  const tasks: CaptchaKind[] = []
  let renewals = 0
  function createTask(made: CaptchaKind): CaptchaTask | null {
    if (made.type === 'None') return null
    tasks.push(made)
    const progress = createProgress()
    return {
      ...progress,
      start: () => progress.set({ stage: 'working' }),
      async answer() {
        progress.set({ stage: fails ? 'failed' : 'solved' })
        return fails ? null : `answer ${renewals}`
      },
      renew() {
        renewals += 1
      },
      stop: () => undefined,
    }
  }
  const gate = createCaptchaGate({ kind, fetchConfigured: async () => configured, createTask })
  const sent: (string | null)[] = []
  const send = (...codes: (string | null)[]) =>
    gate.send(async (answer): Promise<MutationOutcome<null>> => {
      sent.push(answer)
      const code = codes.shift()
      return code ? { ok: false, fieldErrors: {}, error: { code, message: '' } } : { ok: true, payload: null }
    })
  return { gate, send, sent, tasks, renewals: () => renewals }
}

describe('sending a form with a captcha', () => {
  it('sends no captcha field if none is required', async () => {
    const { send, sent, gate } = setUp(off)
    expect(await send(null)).toMatchObject({ ok: true })
    expect(sent).toEqual([null])
    expect(gate.view()).toEqual({ type: 'None', state: { stage: 'idle' }, isAwaited: false })
  })

  it('sends the answer, and gets another one after a rejection', async () => {
    const { send, sent, renewals } = setUp(work)
    expect(await send('ACCOUNT_WRONG_CREDENTIALS')).toMatchObject({ ok: false })
    expect(renewals()).toBe(1)
    expect(await send(null)).toMatchObject({ ok: true })
    expect(sent).toEqual(['answer 0', 'answer 1'])
    expect(renewals()).toBe(1)
  })

  it('solves a new challenge once if the server lost the first one', async () => {
    const { send, sent } = setUp(work)
    expect(await send('CAPTCHA_FAILED', null)).toMatchObject({ ok: true })
    expect(sent).toEqual(['answer 0', 'answer 1'])
    expect(await send('CAPTCHA_FAILED', 'CAPTCHA_FAILED')).toMatchObject({ ok: false })
    expect(sent).toHaveLength(4)
  })

  it('does not send again after a rejected answer of a widget', async () => {
    const { send, sent } = setUp(widget)
    expect(await send('CAPTCHA_FAILED')).toMatchObject({ ok: false })
    expect(sent).toHaveLength(1)
  })

  it.each([work, widget])(
    'shows a captcha when the server requires $type and the form had none',
    async (configured) => {
      const { send, sent, tasks, gate } = setUp(off, { configured })
      expect(await send('CAPTCHA_REQUIRED', null)).toMatchObject({ ok: true })
      expect(sent).toEqual([null, 'answer 0'])
      expect(tasks).toEqual([configured])
      expect(gate.view()).toMatchObject({ type: configured.type, isAwaited: false })
    },
  )

  it('does not send without an answer', async () => {
    const { send, sent, gate } = setUp(work, { fails: true })
    expect(await send(null)).toBeNull()
    expect(sent).toEqual([])
    expect(gate.view()).toEqual({ type: 'HashPow', state: { stage: 'failed' }, isAwaited: false })
  })
})
