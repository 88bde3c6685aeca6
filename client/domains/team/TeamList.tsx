import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { TeamList_viewer$key } from '../../__generated__/TeamList_viewer.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { lazyDialog } from '../../components/panels/lazy-dialog.ts'
import { lazyPart } from '../../relay/lazy-part.ts'
import { TeamCard } from './TeamCard.tsx'
import styles from './TeamList.module.css'

const CreateTeamDialog = lazyDialog(() =>
  import('./CreateTeamDialog.tsx').then((module) => module.CreateTeamDialog),
)
const JoinTeamDialog = lazyDialog(() =>
  import('./membership/JoinTeamDialog.tsx').then((module) => module.JoinTeamDialog),
)
const TeamDialog = lazyPart(() => import('./TeamDialog.tsx').then((module) => module.TeamDialog))

/** The viewer's teams. The address says which dialog is open: `?open=create`, `?open=join`, `?team=7`. */
export function TeamList({ viewer: key }: { viewer: TeamList_viewer$key }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { teams } = useFragment(
    graphql`
      fragment TeamList_viewer on Viewer {
        teams {
          databaseId
          name
          isViewerCaptain
          ...TeamCard_team
          ...TeamDialog_team
        }
      }
    `,
    key,
  )
  const managed = teams.find(
    ({ databaseId, isViewerCaptain }) => isViewerCaptain && String(databaseId) === search.get('team'),
  )
  const open = (name: 'open' | 'team', value: string) => setSearch({ [name]: value })
  const close = () => setSearch({}, { replace: true })

  // The URL is reset when a team was transferred or disbanded.
  const isStale = search.has('team') && managed === undefined
  useEffect(() => {
    if (isStale) setSearch({}, { replace: true })
  }, [isStale, setSearch])

  const actions = (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        onClick={() => open('open', 'create')}
      >
        {t('team.create')}
      </Button>
      <Button leftSection={<IconKey size={16} stroke={1.75} />} onClick={() => open('open', 'join')}>
        {t('team.enterCode')}
      </Button>
    </>
  )
  return (
    <>
      <header className="h-page-head">
        <div>
          <h1>{t('team.listTitle')}</h1>
          <p className="h-dim">{t('team.intro')}</p>
        </div>
        {teams.length > 0 ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {teams.length > 0 ? (
        <div className={styles.cards}>
          {teams.map((team) => (
            <TeamCard key={team.databaseId} team={team} onManage={(id) => open('team', String(id))} />
          ))}
        </div>
      ) : (
        <div className="h-panel">
          <EmptyState flag="P" title={t('team.emptyTitle')} action={actions}>
            {t('team.emptyText')}
          </EmptyState>
        </div>
      )}
      <CreateTeamDialog opened={search.get('open') === 'create'} onClose={close} />
      <JoinTeamDialog opened={search.get('open') === 'join'} onClose={close} />
      {managed ? <TeamDialog key={managed.databaseId} team={managed} onClose={close} /> : null}
    </>
  )
}
