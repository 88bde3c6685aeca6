import { showFailure } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useFileChoice } from './drop/useFileChoice.ts'

/** Checks that one picture is chosen or dropped. A toast has the reason of a refusal. */
export function usePictureChoice(onChoose: (file: File) => void) {
  const { t } = useTranslation()
  return useFileChoice({
    kind: { isAllowed: ({ type }) => type.startsWith('image/'), refusal: t('picture.broken') },
    onChoose: ([file]) => {
      if (file) onChoose(file)
    },
    onRefuse: showFailure,
  })
}
