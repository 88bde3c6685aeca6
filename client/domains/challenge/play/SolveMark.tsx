import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SolveMark_solve$key } from '../../../__generated__/SolveMark_solve.graphql.ts'
import { Pennant } from '../../../components/flags/Pennant.tsx'
import { serverNow } from '../../../time/server-clock.ts'
import styles from './SolveMark.module.css'

const MARKS = {
  FirstBlood: { kind: 1, text: 'blood.first' },
  SecondBlood: { kind: 2, text: 'blood.second' },
  ThirdBlood: { kind: 3, text: 'blood.third' },
  Normal: { kind: 'solved', text: 'blood.solved' },
  Unaccepted: { kind: 'solved', text: 'blood.solved' },
} as const

/** The time after a solve in which it counts as new. */
const NEW_FOR_MS = 5000

/** Marks a challenge as solved by the viewer's team, with its blood. */
export function SolveMark({ solve }: { solve: SolveMark_solve$key }) {
  const { t } = useTranslation()
  const { type, solvedAt, isAfterFreeze } = useFragment(
    graphql`
      fragment SolveMark_solve on ViewerSolve {
        type
        solvedAt
        isAfterFreeze
      }
    `,
    solve,
  )
  // The animation plays once for a new solve, not for earlier ones.
  const [isNew] = useState(() => serverNow() - Date.parse(solvedAt) < NEW_FOR_MS)
  const { kind, text } = MARKS[type]
  return (
    <span className={styles.mark} data-kind={kind} data-new={isNew || undefined}>
      {t(isAfterFreeze ? 'play.afterFreeze' : text)}
      <Pennant kind={kind} label="" />
    </span>
  )
}
