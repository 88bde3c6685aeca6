import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ChallengeDialogContentQuery } from '../../../../__generated__/ChallengeDialogContentQuery.graphql.ts'
import { FailedState } from '../../../../components/states/FailedState.tsx'
import { Markdown } from '../../../../components/markdown/Markdown.tsx'
import { InstancePanel } from '../../../instance/InstancePanel.tsx'
import { AttemptList } from '../../../submission/AttemptList.tsx'
import { lazyPart } from '../../../../relay/lazy-part.ts'
import { AttachmentLink } from './AttachmentLink.tsx'
import { isDynamic } from '../../../../../rules/challenge-types.ts'
import { BloodList } from './BloodList.tsx'
import { useOpening } from './useOpening.ts'
import type { BloodBonuses } from '../../../game/blood-bonus.ts'
import styles from './ChallengeDialog.module.css'

const ExtraHints = lazyPart(() => import('./ExtraHints.tsx').then((module) => module.ExtraHints))

type Props = {
  gameId: number
  challengeId: number
  bonuses: BloodBonuses
  spanMs: number
  /** Containers can be started. */
  isOpen: boolean
  /** Grows with each retry after a failure. */
  attempt: number
}

export const challengeDialogContentQuery = graphql`
  query ChallengeDialogContentQuery($gameId: Int!, $challengeId: Int!) {
    game: gameByDatabaseId(databaseId: $gameId) {
      ...InstancePanel_game
      id
      challenge: challengeByDatabaseId(databaseId: $challengeId) {
        id
        type
        content
        hints
        extraHints {
          id
        }
        ...ExtraHints_challenge
        attachment {
          type
          ...AttachmentLink_attachment
        }
        ...InstancePanel_challenge
        ...BloodList_challenge
        ...AttemptList_challenge
      }
    }
  }
`

/** Text, hints and attachment on the left; bloods and submissions on the right. */
export function ChallengeDialogContent(props: Props) {
  const { gameId, challengeId, bonuses, spanMs, isOpen, attempt } = props
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<ChallengeDialogContentQuery>(
    challengeDialogContentQuery,
    { gameId, challengeId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const challenge = game?.challenge
  const toOpen =
    isOpen && challenge && isDynamic(challenge.type) ? { gameId: game.id, challengeId: challenge.id } : null
  useOpening(toOpen, attempt)
  if (!challenge) return <FailedState>{t('play.challengeGone')}</FailedState>
  const { content, hints, attachment } = challenge
  return (
    <div className={styles.columns}>
      <div className={styles.text}>
        {content.trim() ? <Markdown source={content} /> : <p className="h-dim">{t('play.noText')}</p>}
        {hints.length > 0 ? (
          <ol className={styles.hints}>
            {hints.map((hint, index) => (
              <li key={index}>
                <b>{t('play.hint', { number: index + 1 })}</b>
                <div className="h-grow">
                  <Markdown source={hint} inline size="inherit" />
                </div>
              </li>
            ))}
          </ol>
        ) : null}
        {challenge.extraHints.length > 0 ? <ExtraHints challenge={challenge} /> : null}
        {attachment && attachment.type !== 'None' ? (
          <section className={styles.block}>
            <h3 className="h-sub">{t('play.attachment')}</h3>
            <AttachmentLink attachment={attachment} />
          </section>
        ) : null}
        <InstancePanel challenge={challenge} game={game} isOpen={isOpen} />
      </div>
      <div className={styles.side}>
        <BloodList challenge={challenge} gameId={gameId} bonuses={bonuses} spanMs={spanMs} />
        <AttemptList challenge={challenge} spanMs={spanMs} />
      </div>
    </div>
  )
}
