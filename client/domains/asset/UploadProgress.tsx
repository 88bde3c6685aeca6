import { Progress } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** The progress of an upload; empty while nothing is uploaded. */
export function UploadProgress({ progress }: { progress: number | null }) {
  const { t } = useTranslation()
  if (progress === null) return null
  const percent = Math.round(progress * 100)
  return <Progress value={percent} aria-label={t('upload.progress', { percent })} />
}
