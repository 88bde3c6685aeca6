import { dropCache } from './cache-store.ts'
import { removeServiceWorker } from './service-worker.ts'

/** Clears the cache, the kept files and the worker, and reloads the page. Keeps language and appearance. */
export async function cleanCache(): Promise<void> {
  dropCache()
  sessionStorage.clear()
  await removeServiceWorker()
  location.reload()
}
