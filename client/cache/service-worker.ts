const START_AFTER_MS = 3000

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows need a target origin
    active?.postMessage({ keep: loaded.filter((name) => /\/(app|static)\//.test(name)) })
  } catch {
    // The browser has no storage, or the server is being replaced. The next visit tries again.
  }
}

/**
 * Starts the worker that keeps the client's files, once the page itself has loaded. Removes it instead if the operator
 * has switched it off. The page does this itself, because registering the worker would undo a removal by `/sw.js`.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.querySelector('meta[name="service-worker"][content="off"]')) {
    void removeServiceWorker().catch(() => undefined)
    return
  }
  const startLater = () => setTimeout(() => void start(), START_AFTER_MS)
  if (document.readyState === 'complete') startLater()
  else window.addEventListener('load', startLater, { once: true })
}

/** Removes the worker and the files that it keeps. */
export async function removeServiceWorker(): Promise<void> {
  if ('serviceWorker' in navigator) {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  }
  if ('caches' in window) {
    for (const name of await caches.keys()) await caches.delete(name)
  }
}
