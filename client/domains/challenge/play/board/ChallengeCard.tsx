import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { ChallengeCard_challenge$key } from '../../../../__generated__/ChallengeCard_challenge.graphql.ts'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import { Pennant } from '../../../../components/flags/Pennant.tsx'
import { figure } from '../../../scoreboard/model/board-times.ts'
import { CloseMark } from '../CloseMark.tsx'
import { SolveMark } from '../SolveMark.tsx'
import { challengeAddress, openedFromList } from '../useOpenChallenge.ts'
import { useLiveValue } from '../useLiveValue.ts'
import styles from './ChallengeCard.module.css'

type Props = { challenge: ChallengeCard_challenge$key; gameId: number; isNew: boolean }

const BLOOD_NAMES = { 1: 'play.firstBloodBy', 2: 'play.secondBloodBy', 3: 'play.thirdBloodBy' } as const

/** The card of a challenge: its score, its solves and whether the viewer's team solved it. */
export function ChallengeCard({ challenge: reference, gameId, isNew }: Props) {
  const { t, i18n } = useTranslation()
  const [search] = useSearchParams()
  const challenge = useFragment(
    graphql`
      fragment ChallengeCard_challenge on Challenge {
        databaseId
        title
        category
        score
        solvedCount
        bloods {
          team {
            name
          }
          solvedAt
        }
        isSolved
        closeAt
        viewerSolve {
          ...SolveMark_solve
        }
      }
    `,
    reference,
  )
  const { score, solvedCount, bloods } = useLiveValue(gameId, challenge.databaseId) ?? challenge
  return (
    <Link
      to={challengeAddress(search, challenge.databaseId)}
      state={openedFromList}
      preventScrollReset
      className={styles.card}
      data-solved={challenge.isSolved || undefined}
    >
      <span className={styles.kind}>
        <CategoryName category={challenge.category} />
        {challenge.viewerSolve ? (
          <SolveMark solve={challenge.viewerSolve} />
        ) : isNew ? (
          <span className={styles.new}>{t('play.new')}</span>
        ) : null}
      </span>
      <span className={styles.title} title={challenge.title}>
        {challenge.title}
      </span>
      {challenge.closeAt ? <CloseMark closeAt={challenge.closeAt} /> : null}
      <span className={styles.foot}>
        <span className={styles.score}>
          {figure(score, i18n.language)}
          <small>{t('play.points', { count: score })}</small>
        </span>
        <span className={styles.meta}>
          {t('play.solves', { count: solvedCount })}
          <span className={styles.bloods}>
            {([1, 2, 3] as const).map((place) => {
              const team = bloods[place - 1]?.team.name
              return (
                <Pennant
                  key={place}
                  kind={place}
                  size={14}
                  off={team === undefined}
                  label={team === undefined ? '' : t(BLOOD_NAMES[place], { team })}
                />
              )
            })}
          </span>
        </span>
      </span>
    </Link>
  )
}
