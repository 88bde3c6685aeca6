import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TeamFilterQuery } from '../../__generated__/TeamFilterQuery.graphql.ts'

type Props = { teamId: string | null; onClear: () => void }

/** Shows and clears the team filter. Teams are chosen in the rows. */
export function TeamFilter({ teamId, onClear }: Props) {
  if (teamId === null) return null
  return (
    <Suspense fallback={null}>
      <OnlyTeam teamId={teamId} onClear={onClear} />
    </Suspense>
  )
}

function OnlyTeam({ teamId, onClear }: { teamId: string; onClear: () => void }) {
  const { t } = useTranslation()
  const { team } = useLazyLoadQuery<TeamFilterQuery>(
    graphql`
      query TeamFilterQuery($teamId: ID!) {
        team(id: $teamId) {
          name
        }
      }
    `,
    { teamId },
    { fetchPolicy: 'store-or-network' },
  )
  const name = team?.name ?? '…'
  return (
    <Button
      rightSection={<IconX size={16} stroke={1.75} />}
      aria-label={t('monitor.allTeams', { team: name })}
      onClick={onClear}
    >
      {t('monitor.team', { team: name })}
    </Button>
  )
}
