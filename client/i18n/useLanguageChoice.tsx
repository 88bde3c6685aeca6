import { useState } from 'react'
import { changeLocale, localeQuality } from './i18n.ts'
import { LanguageWarning, type RequestedLanguage } from './LanguageWarning.tsx'

/** Changes the language, after a warning if it needs one. */
export function useLanguageChoice() {
  const [requested, setRequested] = useState<RequestedLanguage | null>(null)
  async function choose(locale: string) {
    const quality = await localeQuality(locale)
    if (quality === 'complete') await changeLocale(locale)
    else setRequested({ locale, quality })
  }
  return { choose, warning: <LanguageWarning requested={requested} onClose={() => setRequested(null)} /> }
}
