import { graphql, useFragment } from 'react-relay'
import type { CheatDetails_cheat$key } from '../../__generated__/CheatDetails_cheat.graphql.ts'
import { ExactLogTime } from './ExactLogTime.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CheatTeam } from './CheatTeam.tsx'
import styles from './Cheats.module.css'

type Props = { cheat: CheatDetails_cheat$key; gameId: number }

/** The whole flag of a cheat, the team that submitted it, the flag's owner unless it is a bait, and the evidence. */
export function CheatDetails({ cheat: key, gameId }: Props) {
  const { t } = useTranslation()
  const cheat = useFragment(
    graphql`
      fragment CheatDetails_cheat on Cheat {
        submission {
          answer
          userName
          challengeId
          challengeTitle
        }
        isBait
        submittedAt
        submitterAddress
        ownerSolvedAt
        ownerAddress
        challengeOpenedAt
        submitTeam {
          ...CheatTeam_participation
        }
        sourceTeam {
          ...CheatTeam_participation
        }
      }
    `,
    key,
  )
  const { submission, submittedAt, submitterAddress, ownerSolvedAt, ownerAddress, challengeOpenedAt } = cheat
  const { submitTeam, sourceTeam } = cheat
  const { answer, challengeId, challengeTitle, userName } = submission
  return (
    <>
      <dl className={styles.answer}>
        <dt>{t('monitor.challenge')}</dt>
        <dd>{challengeTitle}</dd>
        <dt>{t('cheats.flag')}</dt>
        <dd>
          <code>{answer}</code>
        </dd>
      </dl>
      <div className={styles.parties}>
        <CheatTeam
          participation={submitTeam}
          gameId={gameId}
          challengeId={challengeId}
          label={t('cheats.sentBy')}
          userName={userName ?? null}
        >
          <dt>{t('cheats.sent')}</dt>
          <dd>
            <ExactLogTime time={submittedAt} />
          </dd>
          <dt>{t('cheats.address')}</dt>
          <dd className="h-mono">{submitterAddress ?? t('cheats.notKept')}</dd>
          {cheat.isBait ? null : (
            <>
              <dt>{t('cheats.opened')}</dt>
              <dd>{challengeOpenedAt ? <ExactLogTime time={challengeOpenedAt} /> : t('cheats.never')}</dd>
            </>
          )}
        </CheatTeam>
        {sourceTeam ? (
          <CheatTeam
            participation={sourceTeam}
            gameId={gameId}
            challengeId={challengeId}
            label={t('cheats.flagOf')}
            userName={null}
          >
            <dt>{t('cheats.solved')}</dt>
            <dd>{ownerSolvedAt ? <ExactLogTime time={ownerSolvedAt} /> : t('cheats.notSolved')}</dd>
            <dt>{t('cheats.address')}</dt>
            <dd className="h-mono">{ownerSolvedAt ? (ownerAddress ?? t('cheats.notKept')) : '–'}</dd>
          </CheatTeam>
        ) : null}
      </div>
    </>
  )
}
