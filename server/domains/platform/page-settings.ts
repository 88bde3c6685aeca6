import type { AppServices } from '../../services.ts'
import { readSettings } from './settings.ts'

const cacheMs = 1000

/** Values inserted into pages. `icon` is a URL, or null for the client's own icon. */
export type PageSettings = {
  title: string
  description: string
  icon: string | null
  faviconHash: string | null
}

type Services = Pick<AppServices, 'db' | 'events' | 'logger'>

/**
 * The settings that pages and the favicon show. A process reloads them when they change. It also reloads them on request
 * if they are older than a second, since the event of another process can be lost. While the database is unavailable it
 * uses the last ones.
 */
export function createPageSettings(services: Services): () => Promise<PageSettings> {
  let held: PageSettings = { title: 'Halyard', description: '', icon: null, faviconHash: null }
  let until = 0
  let reading: Promise<PageSettings> | null = null

  services.events.on('settings.changed', () => {
    until = 0
    reading = null
  })

  async function read(): Promise<PageSettings> {
    until = performance.now() + cacheMs
    try {
      const { title, description, faviconHash } = (await readSettings(services)).globalConfig
      const hash = faviconHash || null
      held = {
        title: title || 'Halyard',
        description: description ?? '',
        // Browsers cache icons for long, so each icon has its own URL.
        icon: hash && `/favicon.webp?v=${hash.slice(0, 8)}`,
        faviconHash: hash,
      }
    } catch (error) {
      services.logger.warn(
        { err: error },
        'could not read the settings of pages, the last known ones are used',
      )
    }
    return held
  }

  return () => {
    if (!reading || performance.now() >= until) reading = read()
    return reading
  }
}
