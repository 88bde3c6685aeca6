import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useNow } from '../../time/ticker.ts'

type Props = { until: number; onEnd: () => void }

/** Counts down the seconds until the next submission is possible. */
export function WaitButton({ until, onEnd }: Props) {
  const { t } = useTranslation()
  const now = useNow(1000)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (seconds === 0) onEnd()
  }, [seconds, onEnd])
  return (
    <Button type="submit" disabled className="h-num">
      {t('play.wait', { seconds })}
    </Button>
  )
}
