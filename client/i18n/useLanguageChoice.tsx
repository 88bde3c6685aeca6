import { useState } from 'react'
import { changeLocale, localeQuality } from './i18n.ts'
import { LanguageWarning, type LanguageWish } from './LanguageWarning.tsx'

/** Changes the language, after a warning if it needs one. */
export function useLanguageChoice() {
  const [wish, setWish] = useState<LanguageWish | null>(null)
  async function choose(locale: string) {
    const quality = await localeQuality(locale)
    if (quality === 'complete') await changeLocale(locale)
    else setWish({ locale, quality })
  }
  return { choose, warning: <LanguageWarning wish={wish} onClose={() => setWish(null)} /> }
}
