import { Progress } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** How far an upload is; nothing while there is none. */
export function UploadProgress({ progress }: { progress: number | null }) {
  const { t } = useTranslation()
  if (progress === null) return null
  const percent = Math.round(progress * 100)
  return <Progress value={percent} aria-label={t('upload.progress', { percent })} />
}
