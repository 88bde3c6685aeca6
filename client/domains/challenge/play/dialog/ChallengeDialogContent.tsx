import { lazy, startTransition, Suspense, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ChallengeDialogContent_challenge$key } from '../../../../__generated__/ChallengeDialogContent_challenge.graphql.ts'
import type { ChallengeDialogContentQuery } from '../../../../__generated__/ChallengeDialogContentQuery.graphql.ts'
import { Link } from 'react-router'
import { FailedState } from '../../../../components/states/FailedState.tsx'
import { loadCode } from '../../../../relay/transport/load-code.ts'
import { InstancePanel } from '../../../instance/InstancePanel.tsx'
import { AttemptList } from '../../../submission/AttemptList.tsx'
import { isDynamic } from '../../../../../rules/challenge-types.ts'
import { BloodList } from './BloodList.tsx'
import { ChallengeText } from './ChallengeText.tsx'
import { FollowChallenge } from './FollowChallenge.tsx'
import { PlayScoreCurve } from './PlayScoreCurve.tsx'
import { useOpening } from './useOpening.ts'
import type { BloodBonuses } from '../../../game/blood-bonus.ts'
import styles from './ChallengeDialog.module.css'

// `lazy` suspends, so that the parts below do not move when the code arrives. A `lazyPart` would render nothing first.
const ExtraHints = lazy(async () => ({
  default: await loadCode(() => import('./ExtraHints.tsx').then((module) => module.ExtraHints)),
}))
const RatingPanel = lazy(async () => ({
  default: await loadCode(() =>
    import('../../../rating/RatingPanel.tsx').then((module) => module.RatingPanel),
  ),
}))

type Props = {
  gameId: number
  challengeId: number
  bonuses: BloodBonuses
  spanMs: number
  /** Whether the game is open, so that containers can be started. */
  isGameOpen: boolean
  /** Grows with each retry after a failure. */
  attempt: number
}

/** Text, attachment, instance and hints on the left; bloods, attempts and rating on the right. */
export function ChallengeDialogContent(props: Props) {
  const { gameId, challengeId, bonuses, spanMs, isGameOpen, attempt } = props
  const { t } = useTranslation()
  const [gaps, setGaps] = useState(0)
  const { game } = useLazyLoadQuery<ChallengeDialogContentQuery>(
    graphql`
      query ChallengeDialogContentQuery($gameId: Int!, $challengeId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...InstancePanel_game
          id
          finalizedAt
          playerWriteups
          viewerParticipation {
            standing {
              score
            }
            ...useEntry_own
          }
          challenge: challengeByDatabaseId(databaseId: $challengeId) {
            ...ChallengeDialogContent_challenge
          }
        }
      }
    `,
    { gameId, challengeId },
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${gaps}` },
  )
  // Loads what the head of the dialog and the flag field show: it may have changed since the list was loaded.
  const challenge = useFragment<ChallengeDialogContent_challenge$key>(
    graphql`
      fragment ChallengeDialogContent_challenge on Challenge {
        id
        type
        closeAt
        attemptMode
        viewerAttempts {
          leftCount
          resumesAt
        }
        isSolved
        writeupCount
        content
        hints
        extraHints {
          content
        }
        ...ExtraHints_challenge
        ...RatingPanel_challenge
        attachment {
          type
          ...AttachmentLink_attachment
        }
        ...InstancePanel_challenge
        ...BloodList_challenge
        ...AttemptList_challenge
        ...PlayScoreCurve_challenge
      }
    `,
    game?.challenge ?? null,
  )
  const toOpen =
    isGameOpen && game && challenge && isDynamic(challenge.type)
      ? { gameId: game.id, challengeId: challenge.id }
      : null
  useOpening(toOpen, attempt)
  if (!game || !challenge) return <FailedState>{t('play.challengeGone')}</FailedState>
  const { content, hints, attachment, isSolved, extraHints } = challenge
  const hasMoreHints = extraHints.some((hint) => !isSolved || hint.content != null)
  return (
    <div className={styles.columns}>
      <FollowChallenge
        challengeId={challenge.id}
        onGap={() => startTransition(() => setGaps((before) => before + 1))}
      />
      <div className={styles.text}>
        <ChallengeText
          content={content}
          hints={hints}
          attachment={attachment}
          moreHints={
            hasMoreHints ? (
              <ExtraHints challenge={challenge} score={game.viewerParticipation?.standing?.score ?? null} />
            ) : null
          }
        >
          <InstancePanel challenge={challenge} game={game} isOpen={isGameOpen} />
        </ChallengeText>
      </div>
      <div className={styles.side}>
        <section>
          <h3 className="h-sub">{t('play.blood')}</h3>
          <BloodList challenge={challenge} gameId={gameId} bonuses={bonuses} spanMs={spanMs} />
        </section>
        <AttemptList challenge={challenge} spanMs={spanMs} />
        <PlayScoreCurve challenge={challenge} gameId={gameId} />
        {challenge.writeupCount != null &&
        (challenge.writeupCount > 0 || (challenge.isSolved && game.playerWriteups !== 'Off')) ? (
          <p style={{ marginTop: 16 }}>
            <Link to={`/games/${gameId}/writeups?challenge=${challengeId}`}>
              {t('navigation.writeups')} ({challenge.writeupCount})
            </Link>
          </p>
        ) : null}
        {challenge.isSolved ? (
          <Suspense fallback={null}>
            <RatingPanel challenge={challenge} isClosed={game.finalizedAt != null} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
