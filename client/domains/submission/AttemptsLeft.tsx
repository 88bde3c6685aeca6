import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { attempts: { readonly leftCount: number } | null | undefined }

/** From this number on a team sees how many attempts it has left. */
const SHOWN_FROM = 3

/** The attempts that the team has left, before the last three. */
export function AttemptsLeft({ attempts }: Props) {
  const { t } = useTranslation()
  if (!attempts || attempts.leftCount > SHOWN_FROM) return null
  return <b>{t('play.attemptsLeft', { count: attempts.leftCount })}</b>
}
