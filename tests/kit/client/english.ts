import type { Translations } from '../../../client/i18n/completeness.ts'

const files = import.meta.glob<Translations>('../../../client/locales/en-US/*/*.json', {
  eager: true,
  import: 'default',
})

/** The English texts of the client: one file per noun, merged under the noun's name. */
export const ENGLISH: Translations = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
)
