import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { attempts: { readonly leftCount: number } | null | undefined }

const MOST_SHOWN = 3

/** The number of attempts that the team has left, once there are at most three. */
export function AttemptsLeft({ attempts }: Props) {
  const { t } = useTranslation()
  if (!attempts || attempts.leftCount > MOST_SHOWN) return null
  return <b>{t('play.attemptsLeft', { count: attempts.leftCount })}</b>
}
