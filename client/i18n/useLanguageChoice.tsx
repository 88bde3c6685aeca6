import { useState } from 'react'
import { changeLocale, localeQuality } from './i18n.ts'
import { lazyDialog } from '../components/panels/lazy-dialog.ts'
import type { RequestedLanguage } from './LanguageWarning.tsx'

const LanguageWarning = lazyDialog(() =>
  import('./LanguageWarning.tsx').then((module) => module.LanguageWarning),
)

/** Changes the language, after a warning if it needs one. */
export function useLanguageChoice() {
  const [requested, setRequested] = useState<RequestedLanguage | null>(null)
  async function choose(locale: string) {
    const quality = await localeQuality(locale)
    if (quality === 'complete') await changeLocale(locale)
    else setRequested({ locale, quality })
  }
  const close = () => setRequested(null)
  return {
    choose,
    warning: <LanguageWarning opened={requested !== null} requested={requested} onClose={close} />,
  }
}
