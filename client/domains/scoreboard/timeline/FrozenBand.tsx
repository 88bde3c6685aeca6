import { useTranslation } from '../../../i18n/useTranslation.ts'
import { timeX, type Frame } from './plot/plot.ts'
import styles from './Timeline.module.css'

type Props = { frame: Frame; from: number; until: number; fontSize: number }

/** The space that the word needs to the right of the line, in heights of its letters. */
const WORD_EM = 8

/** The time since the freeze: a line at its start with a word above it, and a band behind the rest. */
export function FrozenBand({ frame, from, until, fontSize }: Props) {
  const { t } = useTranslation()
  const { plot, shown } = frame
  const start = Math.max(from, shown.from)
  const end = Math.min(until, shown.to)
  if (end <= start) return null
  const x = timeX(frame, start)
  const isAtEnd = x + WORD_EM * fontSize > plot.left + plot.width
  return (
    <>
      <rect className={styles.frozen} x={x} y={plot.top} width={timeX(frame, end) - x} height={plot.height} />
      {from < shown.from ? null : (
        <>
          <path className={styles.frozenLine} d={`M${x} ${plot.top - 8}V${plot.top + plot.height}`} />
          <text
            className={styles.frozenWord}
            x={isAtEnd ? x - 6 : x + 6}
            y={plot.top - 4}
            textAnchor={isAtEnd ? 'end' : 'start'}
            fontSize={fontSize}
          >
            {t('scoreboard.frozen')}
          </text>
        </>
      )}
    </>
  )
}
