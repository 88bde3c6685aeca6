import { useSyncExternalStore } from 'react'
import { shownTexts, subscribeToTexts } from './shown-texts.ts'

/** The texts of the language that is shown. The component is rendered again when the language changes. */
export function useTranslation() {
  return useSyncExternalStore(subscribeToTexts, shownTexts)
}
