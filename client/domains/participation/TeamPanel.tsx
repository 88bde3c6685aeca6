import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamPanel_participation$key } from '../../__generated__/TeamPanel_participation.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import type { Category } from '../../../rules/categories.ts'
import { CopyField } from '../../components/controls/CopyField.tsx'
import { SolveFlags } from '../../components/flags/SolveFlags.tsx'
import { figure } from '../scoreboard/model/board-times.ts'
import styles from './TeamPanel.module.css'

type Props = {
  participation: TeamPanel_participation$key
  challenges: ReadonlyMap<number, { title: string; category: Category }>
}

/** The viewer's team: score, ranks, solves and team token. */
export function TeamPanel({ participation, challenges }: Props) {
  const { t, i18n } = useTranslation()
  const { team, division, standing, solvedChallengeIds, token } = useFragment(
    graphql`
      fragment TeamPanel_participation on Participation {
        team {
          name
          avatarUrl
        }
        division
        standing {
          rank
          divisionRank
          score
        }
        solvedChallengeIds
        token
      }
    `,
    participation,
  )
  const solves = solvedChallengeIds.flatMap((id) => {
    const challenge = challenges.get(id)
    return challenge ? [{ id: String(id), category: challenge.category, label: challenge.title }] : []
  })
  const stats = [
    ...(standing ? [{ label: t('play.rank'), value: figure(standing.rank, i18n.language) }] : []),
    ...(standing?.divisionRank
      ? [{ label: t('play.divisionRank'), value: figure(standing.divisionRank, i18n.language) }]
      : []),
  ]
  return (
    <section className="h-panel" aria-label={t('play.yourTeam')}>
      <div className={styles.head}>
        <div className={styles.name}>
          <TeamAvatar name={team.name} url={team.avatarUrl ?? null} size={40} />
          <div className="h-grow">
            <h2 className="h-trunc" title={team.name}>
              {team.name}
            </h2>
            {division ? <span className="h-label">{t('play.division', { name: division })}</span> : null}
          </div>
        </div>
        <p className={styles.score}>
          <span className="h-score-big">{figure(standing?.score ?? 0, i18n.language)}</span>
          <span className="h-dim">{t('play.points', { count: standing?.score ?? 0 })}</span>
        </p>
      </div>
      <dl className={styles.stats}>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt className="h-label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className="h-label">{t('play.solved')}</dt>
          <dd>
            {solves.length}
            <span className={styles.total}>/{challenges.size}</span>
          </dd>
        </div>
      </dl>
      <div className={styles.more}>
        <div className="h-sub">{t('play.teamSolves')}</div>
        {solves.length > 0 ? (
          <SolveFlags flags={solves} label={t('play.teamSolves')} />
        ) : (
          <p className="h-label">{t('play.teamSolvesEmpty')}</p>
        )}
        {token ? (
          <>
            <div className={`h-sub ${styles.token}`}>{t('play.token')}</div>
            <CopyField value={token} label={t('play.token')} />
          </>
        ) : null}
      </div>
    </section>
  )
}
