import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { dateAndTime } from '../../../../time/formats.ts'
import { useNow } from '../../../../time/ticker.ts'

type Props = {
  challenge: {
    readonly isReleased: boolean | null | undefined
    readonly releaseAt: string | null | undefined
    readonly closeAt: string | null | undefined
  }
}

/** The next release and the close; empty for a challenge without times. */
export function TimesNote({ challenge: { isReleased, releaseAt, closeAt } }: Props) {
  const { t, i18n } = useTranslation()
  const now = useNow(10_000)
  const at = (time: string) => ({ time: dateAndTime(Date.parse(time), i18n.language) })
  const isWaiting = isReleased === false && releaseAt
  if (!isWaiting && !closeAt) return null
  return (
    <span className="h-label h-num">
      {isWaiting ? ` ${t('adminSchedule.opens', at(releaseAt))}` : null}
      {closeAt ? ` ${t(Date.parse(closeAt) <= now ? 'play.closedAt' : 'play.closesAt', at(closeAt))}` : null}
    </span>
  )
}
