import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { useBoardPulse } from '../scoreboard/model/useBoardPulse.ts'

type Own = { readonly id: string; readonly team: { readonly databaseId: number } }

/** Updates the score and the ranks of the viewer's team in the store from the live board. */
export function useLiveStanding(gameId: number, own: Own | null): void {
  const environment = useRelayEnvironment()
  const participationId = own?.id ?? null
  const teamId = own?.team.databaseId ?? 0
  const standing = useBoardPulse(gameId, (pulse) => pulse?.standings.get(teamId) ?? null)
  useEffect(() => {
    if (standing === null || participationId === null) return
    commitLocalUpdate(environment, (store) => {
      const entry = store.get(participationId)?.getOrCreateLinkedRecord('standing', 'ScoreboardEntry')
      entry?.setValue(standing.score, 'score')
      entry?.setValue(standing.rank, 'rank')
      entry?.setValue(standing.divisionRank, 'divisionRank')
    })
  }, [environment, participationId, standing])
}
