const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The part of Cloudflare's script that is used. */
export type Turnstile = {
  render(container: HTMLElement, options: TurnstileOptions): string
  reset(widget: string): void
  remove(widget: string): void
}

export type TurnstileOptions = {
  sitekey: string
  action: string
  theme: 'light' | 'dark'
  language: string
  size: 'flexible'
  callback: (token: string) => void
  'expired-callback': () => void
  'timeout-callback': () => void
  'error-callback': () => boolean
}

let loading: Promise<Turnstile> | null = null

/** Loads Cloudflare's script once, and retries after a failure. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    const fail = () => {
      script.remove()
      loading = null
      reject(new Error('Turnstile could not be loaded'))
    }
    script.addEventListener('load', () => {
      const { turnstile } = window as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else fail()
    })
    script.addEventListener('error', fail)
    document.head.append(script)
  })
  return loading
}
