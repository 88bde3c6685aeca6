import { Pennant } from '../../components/flags/Pennant.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { boardTime, figure } from '../scoreboard/model/board-times.ts'

type Props = {
  solve: { readonly solvedAt: string; readonly userName?: string | null | undefined; readonly points: number }
  /** The duration of the game, which decides the format of times. */
  spanMs: number
}

/** Which member solved a challenge and when, and what the solve is worth now. */
export function SolvedText({ solve: { solvedAt, userName, points }, spanMs }: Props) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const time = boardTime(Date.parse(solvedAt), { locale, spanMs })
  return (
    <>
      <Pennant kind="solved" label="" />
      <span>
        {t(userName ? 'play.solvedByAt' : 'play.solvedAt', { name: userName, time })}
        {points > 0 ? ` ${t('play.worthNow', { count: points, points: figure(points, locale) })}` : null}
      </span>
    </>
  )
}
