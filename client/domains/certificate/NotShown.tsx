import { useTranslation } from '../../i18n/useTranslation.ts'

/** Says which characters of the names the PDF leaves out; nothing without any. */
export function NotShown({ characters }: { characters: readonly string[] }) {
  const { t } = useTranslation()
  if (characters.length === 0) return null
  return <p className="h-dim">{t('certificate.notShown', { characters: characters.join(' ') })}</p>
}
