type Content = {
  title: string
  text: string
  /** Notifications with the same tag replace each other. */
  tag: string
  /** The page that a click opens. */
  path: string
}

const listeners = new Set<(path: string) => void>()

/** Whether the browser has notifications. Pages without TLS have none. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Shows a notification of the service worker. Without a worker, the page shows it itself. */
export async function showNotification({ title, text, tag, path }: Content): Promise<void> {
  const options = { body: text, tag, icon: '/favicon.svg', data: { path } }
  try {
    const registration = await activeWorker()
    if (registration) {
      await registration.showNotification(title, options)
      return
    }
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      for (const listener of listeners) listener(path)
    })
  } catch {
    // Browsers of phones show notifications of service workers only.
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active ? registration : undefined
  } catch {
    // The browser blocks workers.
    return undefined
  }
}

/** Calls the listener with the path of a clicked notification, for which this tab was chosen. */
export function onNotificationClick(listener: (path: string) => void): () => void {
  listeners.add(listener)
  const receive = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    if (typeof data?.open === 'string') listener(data.open)
  }
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  worker?.addEventListener('message', receive)
  return () => {
    listeners.delete(listener)
    worker?.removeEventListener('message', receive)
  }
}
