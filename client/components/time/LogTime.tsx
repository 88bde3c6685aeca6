import { useTranslation } from '../../i18n/useTranslation.ts'
import { exactTime } from '../../time/formats.ts'
import { useLogTime } from '../../time/useLogTime.ts'
import { Tip } from '../Tip.tsx'

type Props = {
  time: string
  className?: string | undefined
  /** Times of today have the day too, as in lists that are read later. */
  isDated?: boolean
}

/** A time with seconds; the full date on hover, after a tap and for screen readers. */
export function LogTime({ time, className, isDated = false }: Props) {
  const { i18n } = useTranslation()
  const moment = Date.parse(time)
  const shown = useLogTime(moment, isDated)
  const exact = exactTime(moment, i18n.language)
  return (
    <Tip label={exact}>
      <time className={className} dateTime={time}>
        <span aria-hidden>{shown}</span>
        <span className="h-sr">{exact}</span>
      </time>
    </Tip>
  )
}
