import { deleteCache } from './cache-store.ts'
import { removeServiceWorker } from './service-worker.ts'

/** Deletes the cache, the service worker and its files, then reloads the page. Language and appearance are kept. */
export async function cleanCache(): Promise<void> {
  deleteCache()
  try {
    sessionStorage.clear()
  } catch {
    // The browser blocks the storage.
  }
  await removeServiceWorker()
  location.reload()
}
