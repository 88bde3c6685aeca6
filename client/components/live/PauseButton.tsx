import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { isPaused: boolean; onChange: (isPaused: boolean) => void }

/** Pauses and resumes a live list. */
export function PauseButton({ isPaused, onChange }: Props) {
  const { t } = useTranslation()
  const Mark = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <Button
      leftSection={<Mark size={16} stroke={1.75} />}
      aria-pressed={isPaused}
      onClick={() => onChange(!isPaused)}
    >
      {t(isPaused ? 'live.resume' : 'live.pause')}
    </Button>
  )
}
