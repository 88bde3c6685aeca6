import type { Translations } from './completeness.ts'

const files = import.meta.glob<Translations>('../locales/en-US/*.json', { eager: true, import: 'default' })

/** English, bundled: one file a noun, merged under the noun's name. */
export const ENGLISH: Translations = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
)
