import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { CaptureTeamsQuery } from '../../__generated__/CaptureTeamsQuery.graphql.ts'
import { ListPanel } from '../../components/panels/ListPanel.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { fileSize } from '../asset/file-size.ts'
import styles from './Captures.module.css'
import type { CaptureTarget } from './CaptureFiles.tsx'
import { CaptureTeam } from './CaptureTeam.tsx'

type Props = CaptureTarget & { refreshKey: number; onChange: () => void }

/** The teams with captures for a challenge. */
export function CaptureTeams({ gameId, challengeId, refreshKey, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const [isTcp, setTcp] = useState(false)
  const { game } = useLazyLoadQuery<CaptureTeamsQuery>(
    graphql`
      query CaptureTeamsQuery($gameId: Int!, $challengeId: ID!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          captures(challengeId: $challengeId) {
            teams {
              participationId
              captureCount
              size
              ...CaptureTeam_team
            }
          }
        }
      }
    `,
    { gameId, challengeId },
    { fetchPolicy: 'store-and-network', fetchKey: refreshKey },
  )
  const teams = game?.captures?.[0]?.teams ?? []
  if (teams.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState title={t('captures.none')}>{t('captures.noneText')}</EmptyState>
      </div>
    )
  }
  const sum = (of: (team: (typeof teams)[number]) => number) =>
    teams.reduce((total, team) => total + of(team), 0)
  return (
    <>
      <Switch
        className={styles.form ?? ''}
        checked={isTcp}
        onChange={(event) => setTcp(event.currentTarget.checked)}
        label={t('captures.asTcp')}
        description={t('captures.asTcpText')}
      />
      <p className={`h-label h-num ${styles.total}`}>
        {[
          t('captures.teams', { count: teams.length }),
          t('captures.files', { count: sum(({ captureCount }) => captureCount) }),
          t('captures.total', {
            size: fileSize(
              sum(({ size }) => size),
              i18n.language,
            ),
          }),
        ].join(' · ')}
      </p>
      <ListPanel
        label={t('captures.teamsWith')}
        rowClass={styles.team}
        heads={
          <>
            <span className={styles.first}>{t('captures.team')}</span>
            <span className={styles.figure}>{t('captures.size')}</span>
            <span className={styles.figure}>{t('captures.latest')}</span>
          </>
        }
      >
        {teams.map((team) => (
          <CaptureTeam
            key={team.participationId}
            team={team}
            gameId={gameId}
            challengeId={challengeId}
            isTcp={isTcp}
            refreshKey={refreshKey}
            onChange={onChange}
          />
        ))}
      </ListPanel>
    </>
  )
}
