import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { GameTeamSelectQuery } from '../../__generated__/GameTeamSelectQuery.graphql.ts'

type Props = Pick<SelectProps, 'className' | 'label' | 'placeholder' | 'value' | 'onChange' | 'error'> & {
  gameId: string
}

/** Selects one team of a game, which is found by its name. */
export function GameTeamSelect({ gameId, ...field }: Props) {
  const [search, setSearch] = useState('')
  const [searched] = useDebouncedValue(search, 200)
  const teams = useFoundTeams(gameId, searched)
  return (
    <Select
      {...field}
      data={teams}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
    />
  )
}

type Option = { value: string; label: string }

/** The teams of the game whose names contain the text. The earlier teams stay until the answer arrives. */
function useFoundTeams(gameId: string, search: string): Option[] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Option[]>([])
  useEffect(() => {
    const call = fetchQuery<GameTeamSelectQuery>(
      environment,
      graphql`
        query GameTeamSelectQuery($gameId: ID!, $search: String) {
          game: node(id: $gameId) {
            ... on Game {
              participations(first: 20, search: $search, orderBy: { field: TEAM_NAME, direction: ASC }) {
                edges {
                  node {
                    team {
                      id
                      databaseId
                      name
                    }
                  }
                }
              }
            }
          }
        }
      `,
      // The field of a chosen team has its label, whose number is not part of the name.
      { gameId, search: search === '' ? null : search.replace(/ #\d+$/, '') },
    ).subscribe({
      next: ({ game }) =>
        setFound(
          (game?.participations?.edges ?? []).map(({ node: { team } }) => ({
            value: team.id,
            label: `${team.name} #${team.databaseId}`,
          })),
        ),
      error: () => setFound([]),
    })
    return () => call.unsubscribe()
  }, [environment, gameId, search])
  return found
}
