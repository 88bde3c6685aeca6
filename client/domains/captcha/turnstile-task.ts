import { createProgress, type CaptchaTask } from './captcha-task.ts'
import { loadTurnstile, type Turnstile } from './turnstile.ts'

type Options = {
  siteKey: string
  action: string
  language: string
  /** The element that the widget is rendered into, once it exists. */
  container: () => Promise<HTMLElement>
  load?: () => Promise<Turnstile>
}

/** Cloudflare's widget. It may finish immediately or ask for a click. */
export function createTurnstileTask(options: Options): CaptchaTask {
  const { siteKey, action, language, container, load = loadTurnstile } = options
  const progress = createProgress()
  let widget: { api: Turnstile; id: string } | null = null
  let token: string | null = null
  // Grows with each start, so that the results of earlier starts can be ignored.
  let round = 0

  function dropToken(stage: 'idle' | 'working' | 'failed') {
    token = null
    progress.set({ stage })
  }

  async function renderWidget() {
    round += 1
    const mine = round
    dropToken('working')
    try {
      const [api, element] = await Promise.all([load(), container()])
      if (mine !== round) return
      const scheme = document.documentElement.dataset['mantineColorScheme']
      const id = api.render(element, {
        sitekey: siteKey,
        action,
        language,
        theme: scheme === 'light' ? 'light' : 'dark',
        size: 'flexible',
        callback(value) {
          token = value
          progress.set({ stage: 'solved' })
        },
        // The widget starts again by itself after both.
        'expired-callback': () => dropToken('working'),
        'timeout-callback': () => dropToken('working'),
        'error-callback': () => {
          dropToken('failed')
          return true
        },
      })
      widget = { api, id }
    } catch {
      if (mine === round) dropToken('failed')
    }
  }

  function renew() {
    if (!widget) return void renderWidget()
    dropToken('working')
    widget.api.reset(widget.id)
  }

  function start() {
    if (progress.state().stage === 'idle') renew()
  }

  return {
    state: progress.state,
    subscribe: progress.subscribe,
    start,
    async answer() {
      if (progress.state().stage === 'failed') renew()
      else start()
      await progress.untilEnded()
      return token
    },
    renew,
    stop() {
      round += 1
      widget?.api.remove(widget.id)
      widget = null
      dropToken('idle')
    },
  }
}
