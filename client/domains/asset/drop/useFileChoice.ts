import { useTranslation } from '../../../i18n/useTranslation.ts'

type Choice = {
  /** Whether several files can be chosen at once. */
  isMultiple?: boolean
  /** The only kind that can be chosen, with the text for all others. */
  kind?: { isAllowed: (file: File) => boolean; refusal: string }
  onChoose: (files: readonly File[]) => void
  onRefuse: (problem: string) => void
}

/**
 * Returns a function that checks files of a button and of a drop alike, so that both give the same errors. Null is a
 * drop of something that is not a file.
 */
export function useFileChoice({ isMultiple = false, kind, onChoose, onRefuse }: Choice) {
  const { t } = useTranslation()
  return (files: readonly File[] | null) => {
    if (!files) onRefuse(t('upload.onlyFiles'))
    else if (!isMultiple && files.length > 1) onRefuse(t('upload.oneFile'))
    else if (kind && !files.every(kind.isAllowed)) onRefuse(kind.refusal)
    else onChoose(files)
  }
}
