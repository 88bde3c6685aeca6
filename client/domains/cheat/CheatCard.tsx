import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { CheatCard_cheat$key } from '../../__generated__/CheatCard_cheat.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { LogTime } from '../../components/LogTime.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { CheatTeam } from './CheatTeam.tsx'
import styles from './Cheats.module.css'

type Props = { cheat: CheatCard_cheat$key; gameId: number }

/** A cheat: the submitting team, the flag's owner unless it is a bait, and the evidence. */
export function CheatCard({ cheat: key, gameId }: Props) {
  const { t } = useTranslation()
  const cheat = useFragment(
    graphql`
      fragment CheatCard_cheat on Cheat {
        submission {
          answer
          userName
          challengeTitle
          challengeId
        }
        isBait
        submittedAt
        submitterAddress
        ownerSolvedAt
        ownerAddress
        challengeOpenedAt
        submitTeam {
          team {
            name
          }
          ...CheatTeam_participation
        }
        sourceTeam {
          team {
            name
          }
          ...CheatTeam_participation
        }
      }
    `,
    key,
  )
  const { submission, submittedAt, submitterAddress, ownerSolvedAt, ownerAddress, challengeOpenedAt } = cheat
  const { submitTeam, sourceTeam } = cheat
  const { challengeTitle, challengeId, userName, answer } = submission
  const isSameAddress = submitterAddress != null && submitterAddress === ownerAddress
  return (
    <li>
      <article
        className="h-panel"
        aria-label={
          sourceTeam
            ? t('cheats.of', {
                team: submitTeam.team.name,
                owner: sourceTeam.team.name,
                challenge: challengeTitle,
              })
            : t('cheats.ofBait', { team: submitTeam.team.name, challenge: challengeTitle })
        }
      >
        <div className={styles.head}>
          <h2 className="h-trunc">{challengeTitle}</h2>
          {cheat.isBait ? <Chip tone="bad">{t('cheats.bait')}</Chip> : null}
          {challengeOpenedAt || cheat.isBait ? null : <Chip tone="bad">{t('cheats.neverOpened')}</Chip>}
          {isSameAddress ? <Chip tone="bad">{t('cheats.sameAddress')}</Chip> : null}
          <span className="h-grow" />
          <RelativeTime className="h-label" time={submittedAt} />
        </div>
        <p className={styles.answer}>
          <span className="h-label">{t('cheats.flag')}</span>
          <code>{answer}</code>
        </p>
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
              <LogTime time={submittedAt} />
            </dd>
            <dt>{t('cheats.address')}</dt>
            <dd className="h-mono">{submitterAddress ?? t('cheats.notKept')}</dd>
            {cheat.isBait ? null : (
              <>
                <dt>{t('cheats.opened')}</dt>
                <dd>{challengeOpenedAt ? <LogTime time={challengeOpenedAt} /> : t('cheats.never')}</dd>
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
              <dd>{ownerSolvedAt ? <LogTime time={ownerSolvedAt} /> : t('cheats.notSolved')}</dd>
              <dt>{t('cheats.address')}</dt>
              <dd className="h-mono">{ownerSolvedAt ? (ownerAddress ?? t('cheats.notKept')) : '–'}</dd>
            </CheatTeam>
          ) : null}
        </div>
      </article>
    </li>
  )
}
