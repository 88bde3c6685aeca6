import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { CheatTeam_participation$key } from '../../__generated__/CheatTeam_participation.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { Chip } from '../../components/Chip.tsx'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { STATUS_TONES } from '../participation/status-marks.ts'
import styles from './Cheats.module.css'

type Props = {
  participation: CheatTeam_participation$key
  gameId: number
  challengeId: string
  label: string
  userName: string | null
  /** The `dt` and `dd` elements with the evidence. */
  children: ReactNode
}

/** One team of a cheat, with its evidence and links to its submissions and its review. */
export function CheatTeam({ participation: key, gameId, challengeId, label, userName, children }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { status, division, team } = useFragment(
    graphql`
      fragment CheatTeam_participation on Participation {
        status
        division
        team {
          id
          name
          avatarUrl
        }
      }
    `,
    key,
  )
  const { id: teamId, name } = team
  return (
    <section className={styles.party} aria-label={`${label}: ${name}`}>
      <div className="h-sub">{label}</div>
      <div className={styles.team}>
        <TeamAvatar name={name} url={team.avatarUrl ?? null} size={32} />
        <div className={styles.names}>
          <b className="h-trunc">{name}</b>
          <span className="h-label h-trunc">{[userName, division].filter(Boolean).join(' · ')}</span>
        </div>
        {status === 'Accepted' ? null : (
          <Chip tone={STATUS_TONES[status]}>{t(`review.status.${status}`)}</Chip>
        )}
      </div>
      <dl className={styles.facts}>{children}</dl>
      <div className="h-row h-wrap">
        <Button
          size="xs"
          component={Link}
          to={`/games/${gameId}/monitor/submissions?team=${encodeURIComponent(teamId)}&challenge=${encodeURIComponent(challengeId)}`}
          aria-label={t('cheats.answersOf', { team: name })}
        >
          {t('cheats.answers')}
        </Button>
        {hasRole(viewer, 'Admin') ? (
          <Button
            size="xs"
            component={Link}
            to={`/admin/games/${gameId}/review?status=All&q=${encodeURIComponent(name)}`}
            aria-label={t('cheats.reviewOf', { team: name })}
          >
            {t('cheats.review')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
