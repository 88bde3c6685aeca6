import { useTranslation } from '../../i18n/useTranslation.ts'
import { relativeTime } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'

/** "13 min ago", kept up to date. */
export function TimeAgo({ time }: { time: number }) {
  const { i18n } = useTranslation()
  const now = useNow(10_000)
  return relativeTime(time, now, i18n.language)
}
