import { Button, Modal } from '@mantine/core'
import { useTranslation } from './useTranslation.ts'
import { FALLBACK_LOCALE, LANGUAGES } from './languages.ts'
import { changeLocale, type LocaleQuality } from './i18n.ts'

export type RequestedLanguage = { locale: string; quality: LocaleQuality }

/** Warns before switching to a machine-translated or incomplete language. */
export function LanguageWarning({
  opened,
  requested,
  onClose,
}: {
  opened: boolean
  requested: RequestedLanguage | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const name = LANGUAGES.find(({ locale }) => locale === requested?.locale)?.name ?? ''
  const isMachine = requested?.quality === 'machine'
  const switchTo = (locale: string) => {
    void changeLocale(locale)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      title={
        <b>{isMachine ? t('language.machineTitle', { name }) : t('language.incompleteTitle', { name })}</b>
      }
      size={480}
    >
      <p className="h-dim">{isMachine ? t('language.machineText') : t('language.incompleteText')}</p>
      <div className="h-row h-wrap" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={() => switchTo(FALLBACK_LOCALE)}>{t('language.switchToEnglish')}</Button>
        <Button
          variant="filled"
          data-autofocus
          onClick={() => switchTo(requested?.locale ?? FALLBACK_LOCALE)}
        >
          {t('action.confirm')}
        </Button>
      </div>
    </Modal>
  )
}
