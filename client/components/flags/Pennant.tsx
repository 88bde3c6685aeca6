import { useTranslation } from '../../i18n/useTranslation.ts'
import { drawingLabel } from '../drawing-label.ts'
import styles from './Pennant.module.css'

type Props = {
  /** 1 to 3: a blood. `solved`: a burgee with a check mark. `plain`: the burgee in the table of the scoreboard. */
  kind: 1 | 2 | 3 | 'solved' | 'plain'
  size?: number
  /** The accessible name instead of the kind's; an empty text hides the mark from screen readers. */
  label?: string
  /** Set for a blood that no team has yet. */
  off?: boolean
}

const SYMBOLS = { 1: 'p-first', 2: 'p-second', 3: 'p-third', solved: 'p-solved', plain: 'p-hoist' } as const
const NAMES = {
  1: 'blood.first',
  2: 'blood.second',
  3: 'blood.third',
  solved: 'blood.solved',
  plain: 'blood.solved',
}

export function Pennant({ kind, size = 16, label, off = false }: Props) {
  const { t } = useTranslation()
  return (
    <svg
      className={off ? styles.off : styles.pennant}
      width={size}
      height={size}
      {...drawingLabel(label ?? t(NAMES[kind]))}
    >
      <use href={`#h-${SYMBOLS[kind]}`} />
    </svg>
  )
}
