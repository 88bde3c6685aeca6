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

/** Gives a team a solve at any time of the game, also in the past and before other solves. */
export const organizerGrantsSolve: Step = async ({ test, admin, random, played }) => {
  const { gameId } = played
  const { teamId } = random.pick(played.players)
  const challengeId = random.pick(played.challengeIds)
  const takesBlood = random.below(2) === 0
  const now = test.services.clock.now().getTime()
  const at = random.pick([null, null, now - random.below(3000), now - random.below(3_600_000)])
  const { code, __typename } = await admin.mutate('grantSolve', {
    gameId,
    teamId,
    challengeId,
    takesBlood,
    ...(at !== null && { at: new Date(at).toISOString() }),
    reason: 'The instance was down',
  })
  return { said: `team ${teamId} is granted ${challengeId} at ${at}: ${code ?? __typename}` }
}
