import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Step } from './history-step.ts'

function correction(field: 'voidSolves' | 'restoreSolves', table: 'solve' | 'voided_solve'): Step {
  return async ({ test, admin, random, played }) => {
    const { gameId } = played
    const { rows } = await test.services.pool.query<{ id: number; teamId: number; challengeId: number }>(
      `SELECT submission_id AS id, team_id AS "teamId", challenge_id AS "challengeId"
         FROM ${table} item JOIN participation ON participation.id = item.participation_id
        WHERE item.game_id = $1 ORDER BY 1`,
      [gameId],
    )
    if (rows.length === 0) return { said: 'nothing' }
    const { id, teamId, challengeId } = random.pick(rows)
    const selection = random.pick([
      { submissionIds: [encodeGlobalID('Submission', id)] },
      { submissionIds: [encodeGlobalID('Submission', id)] },
      { teamId },
      { challengeId },
    ])
    const { code, __typename } = await admin.mutate(field, { gameId, ...selection, reason: 'Wrong flag' })
    return { said: `${field} of ${JSON.stringify(selection)}, one of them ${id}: ${code ?? __typename}` }
  }
}

export const organizerVoidsSolves = correction('voidSolves', 'solve')
export const organizerRestoresSolves = correction('restoreSolves', 'voided_solve')
