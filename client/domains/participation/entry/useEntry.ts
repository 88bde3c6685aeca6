import { graphql, useFragment } from 'react-relay'
import type { useEntry_game$key } from '../../../__generated__/useEntry_game.graphql.ts'
import type { useEntry_own$key } from '../../../__generated__/useEntry_own.graphql.ts'
import type { useEntry_viewer$key } from '../../../__generated__/useEntry_viewer.graphql.ts'
import { shownStateOf } from '../../game/shown-state.ts'
import { entryStageOf } from './entry-stage.ts'

export type Entry = ReturnType<typeof useEntry>

/** Reads the data that decides how the viewer can join a game. */
export function useEntry(gameKey: useEntry_game$key, viewerKey: useEntry_viewer$key | null) {
  const game = useFragment(
    graphql`
      fragment useEntry_game on Game {
        id
        databaseId
        title
        state
        start
        end
        pausedAt
        teamCount
        challengeCount
        acceptWithoutReview
        writeupRequired
        writeupDeadline
        inviteCodeRequired
        claimedDivision
        divisionRights {
          name
          entry
          standing
          mailDomains
        }
        teamMemberCountLimit
        viewerParticipation {
          ...useEntry_own
        }
      }
    `,
    gameKey,
  )
  // Every query with `viewerParticipation` spreads this. After a join, the answer of any of them can bring the
  // participation to a screen that has none yet, and that screen then reads what that query has selected.
  const participation = useFragment<useEntry_own$key>(
    graphql`
      fragment useEntry_own on Participation {
        status
        statusReason
        division
        team {
          databaseId
          name
        }
        writeup {
          uploadedAt
        }
      }
    `,
    game.viewerParticipation ?? null,
  )
  const viewer = useFragment(
    graphql`
      fragment useEntry_viewer on Viewer {
        teams {
          id
          databaseId
          name
          members {
            user {
              databaseId
            }
          }
        }
      }
    `,
    viewerKey,
  )
  // Only organizers move teams into the other divisions.
  const divisions = game.divisionRights.filter(
    ({ entry, standing }) => entry !== 'ByHand' && standing !== 'Tester',
  )
  const own = participation ?? null
  const teams = (viewer?.teams ?? []).map(({ id, databaseId, name, members }) => ({
    id,
    databaseId,
    name,
    memberCount: members.length,
  }))
  const stage = entryStageOf({
    isSignedIn: viewer != null,
    hasTeam: teams.length > 0,
    status: own?.status ?? null,
    state: game.state,
  })
  // After a rejection, the same team is preselected.
  const team = teams.find(({ databaseId }) => databaseId === own?.team.databaseId) ?? teams[0] ?? null
  const state = shownStateOf(game)
  return { game: { ...game, state }, divisions, own, teams, team, stage }
}
