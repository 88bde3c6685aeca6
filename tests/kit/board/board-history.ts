import { bloodBonusParts } from '../../../rules/scoring/blood-bonus.ts'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import { Actor } from '../calls/actor.ts'
import { makePlayedGame } from '../world/played-game.ts'
import { unique } from '../world/factories.ts'
import {
  organizerAddsChallenge,
  organizerDeletesChallenge,
  organizerEditsChallenge,
  organizerExcludesFromTies,
  organizerSetsCurve,
  organizerSetsUnlock,
} from './challenge-steps.ts'
import { organizerGrantsSolve, organizerRestoresSolves, organizerVoidsSolves } from './correction-steps.ts'
import { organizerChangesFlags, organizerJudgesAgain } from './judge-again-steps.ts'
import { divisions, setRandomRights } from './division-steps.ts'
import type { Step, World } from './history-step.ts'

const hourMs = 3_600_000
const statuses = ['Pending', 'Accepted', 'Accepted', 'Accepted', 'Rejected', 'Suspended']
const bonuses = [0, 52_459_530, (100 << 20) | (50 << 10) | 25, (1000 << 20) | 1, 1_049_601_000]

function bonusOf(packed: number) {
  const [first, second, third] = bloodBonusParts(packed)
  return { first, second, third }
}

const playerAnswers: Step = async ({ random, played }) => {
  const player = random.pick(played.players)
  const challengeId = random.pick(played.challengeIds)
  const isRight = random.below(6) > 0
  const answer = await player.actor.rest('POST', `/api/game/${played.gameId}/challenges/${challengeId}`, {
    flag: isRight ? `flag{${challengeId}}` : `flag{wrong ${random.below(1e9)}}`,
  })
  return { said: `${player.userName} answers ${challengeId} ${isRight ? 'right' : 'wrong'}`, answer }
}

const organizerReviews: Step = async ({ admin, random, played }) => {
  const { participationId } = random.pick(played.players)
  const status = random.pick(statuses)
  return {
    said: `participation ${participationId} becomes ${status}`,
    answer: await admin.rest('PUT', `/api/admin/participation/${participationId}`, { status }),
  }
}

const organizerMovesDivision: Step = async ({ admin, random, played }) => {
  const { participationId } = random.pick(played.players)
  const division = random.pick(divisions)
  return {
    said: `participation ${participationId} goes to ${division}`,
    answer: await admin.rest('PUT', `/api/admin/participation/${participationId}`, { division }),
  }
}

const organizerEditsGame: Step = async ({ test, admin, random, played }) => {
  const now = test.services.clock.now().getTime()
  const change = random.pick<Record<string, unknown>>([
    { bloodBonus: bonusOf(random.pick(bonuses)) },
    { bloodBonusPoints: random.pick([[], [], [100], [50, 0, 10], [40, 30, 20, 10]]) },
    { end: new Date(now - random.below(2000)) },
    { end: new Date(now + hourMs) },
    { end: new Date(now + hourMs) },
    { start: new Date(now - random.below(2000)) },
    { start: new Date(now - hourMs) },
    { practiceMode: random.below(2) === 0 },
  ])
  const { __typename } = await admin.mutate('updateGame', { gameId: played.gameId, ...change })
  return { said: `the game gets ${JSON.stringify(change)}: ${__typename}` }
}

const organizerSetsFreeze: Step = async ({ test, admin, random, played }) => {
  const now = test.services.clock.now().getTime()
  const freezeAt = random.pick([null, now + 100, now + 1000, now + 1000, now + hourMs / 4])
  const { __typename } = await admin.mutate('updateGame', {
    gameId: played.gameId,
    freezeAt: freezeAt && new Date(freezeAt).toISOString(),
  })
  return { said: `the freeze is ${freezeAt}: ${__typename}` }
}

const organizerPauses: Step = async ({ admin, random, played }) => {
  const field = random.pick(['pauseGame', 'resumeGame'])
  const { code, __typename } = await admin.mutate(field, { gameId: played.gameId })
  return { said: `${field}: ${code ?? __typename}` }
}

const organizerReveals: Step = async ({ admin, random, played }) => {
  const field = random.pick(['revealScoreboard', 'revealNextSolve', 'revealNextSolve', 'revealNextSolve'])
  const { __typename } = await admin.mutate(field, { gameId: played.gameId })
  return { said: `${field}: ${__typename}` }
}

const scorerGivesAward: Step = async ({ admin, random, played }) => {
  const { teamId } = random.pick(played.players)
  const points = random.pick([1, 50, 500, -1, -50, -500])
  const award = { gameId: played.gameId, teamId, points, reason: `Reason ${random.below(9)}` }
  const { __typename } = await admin.mutate('giveAward', award)
  return { said: `team ${teamId} is given ${points}: ${__typename}` }
}

const organizerRemovesAward: Step = async ({ test, admin, random, played }) => {
  const { gameId } = played
  const awards = await test.services.db.scoreAdjustment.findMany({
    where: { gameId, kind: 'Award' },
    orderBy: { id: 'asc' },
  })
  if (awards.length === 0) return { said: 'nothing' }
  const { id } = random.pick(awards)
  const { __typename } = await admin.mutate('removeAward', { awardId: id })
  return { said: `award ${id} is removed: ${__typename}` }
}

const playerBuysHint: Step = async ({ test, random, played }) => {
  const player = random.pick(played.players)
  const hints = await test.services.db.hint.findMany({
    where: { gameId: played.gameId },
    orderBy: { id: 'asc' },
  })
  if (hints.length === 0) return { said: 'nothing' }
  const { id } = random.pick(hints)
  const { code, __typename } = await player.actor.mutate('unlockHint', { hintId: id })
  return { said: `${player.userName} buys hint ${id}: ${code ?? __typename}` }
}

const timePasses: Step = async ({ test, random }) => {
  const ms = random.pick([1, 1000, hourMs / 2, hourMs])
  test.services.clock.offsetMs += ms
  return { said: `${ms} ms pass` }
}

const captainEditsTeam: Step = async ({ random, played }) => {
  const { actor, teamId } = random.pick(played.players)
  const change = { name: `Team ${random.below(100)}`, bio: random.pick([null, 'Sailing', 'Rowing']) }
  return {
    said: `team ${teamId} is ${change.name}`,
    answer: await actor.rest('PUT', `/api/team/${teamId}`, change),
  }
}

const organizerRenamesUser: Step = async ({ admin, random, played }) => {
  const { userId } = random.pick(played.players)
  const userName = unique('n')
  return {
    said: `user ${userId} is ${userName}`,
    answer: await admin.rest('PUT', `/api/admin/users/${userId}`, { userName }),
  }
}

const organizerDeletesTeam: Step = async ({ admin, random, played }) => {
  if (played.players.length < 3) return { said: 'nothing' }
  const [player] = played.players.splice(random.below(played.players.length), 1)
  return {
    said: `team ${player?.teamId} is deleted`,
    answer: await admin.rest('DELETE', `/api/admin/teams/${player?.teamId}`),
  }
}

const playerLeaves: Step = async ({ random, played }) => {
  const { actor, userName } = random.pick(played.players)
  return { said: `${userName} leaves`, answer: await actor.rest('DELETE', `/api/game/${played.gameId}`) }
}

const playerJoins: Step = async ({ random, played }) => {
  const player = random.pick(played.players)
  return {
    said: `${player.userName} joins`,
    answer: await player.actor.rest('POST', `/api/game/${played.gameId}`, {
      teamId: player.teamId,
      division: random.pick(divisions),
    }),
  }
}

const steps: readonly (readonly [weight: number, step: Step])[] = [
  [45, playerAnswers],
  [10, organizerReviews],
  [7, organizerMovesDivision],
  [8, setRandomRights],
  [12, organizerEditsChallenge],
  [8, organizerExcludesFromTies],
  [6, organizerSetsCurve],
  [10, organizerSetsUnlock],
  [10, organizerPauses],
  [2, organizerAddsChallenge],
  [2, organizerDeletesChallenge],
  [8, organizerEditsGame],
  [10, scorerGivesAward],
  [3, organizerRemovesAward],
  [14, organizerVoidsSolves],
  [10, organizerRestoresSolves],
  [14, organizerGrantsSolve],
  [8, organizerChangesFlags],
  [12, organizerJudgesAgain],
  [10, playerBuysHint],
  [6, timePasses],
  [8, organizerSetsFreeze],
  [8, organizerReveals],
  [3, captainEditsTeam],
  [3, organizerRenamesUser],
  [1, organizerDeletesTeam],
  [2, playerLeaves],
  [3, playerJoins],
]

/** A game with divisions and so few teams and challenges that actions often collide. The players use the servers in turn. */
export async function makeHistory({
  test,
  admin,
  random,
  urls,
}: Omit<World, 'played'> & { urls: readonly string[] }) {
  const played = await makePlayedGame(test, { teams: 3 + random.below(3), challenges: 2 + random.below(2) })
  for (const [index, player] of played.players.entries()) {
    player.actor = new Actor(urls[index % urls.length] ?? test.url, player.actor.headers)
  }
  await test.services.pool.query(
    `INSERT INTO division (game_id, name, position)
     SELECT $1, name, place FROM unnest($2::text[]) WITH ORDINALITY AS named (name, place)`,
    [played.gameId, divisions],
  )
  await test.services.db.hint.createMany({
    data: played.challengeIds.flatMap((challengeId) =>
      [1, 60, 700].map((cost, position) => ({
        gameId: played.gameId,
        challengeId,
        position,
        content: 'Look up',
        cost,
      })),
    ),
  })
  const keys = newGameKeys(null)
  await test.services.pool.query('UPDATE game SET public_key = $2, private_key = $3 WHERE id = $1', [
    played.gameId,
    keys.publicKey,
    keys.privateKey,
  ])
  const clock = test.services.clock
  if (clock.offsetMs !== 0) {
    await test.services.pool.query(
      `UPDATE game SET start_at = start_at + $2 * interval '1 ms', end_at = end_at + $2 * interval '1 ms' WHERE id = $1`,
      [played.gameId, clock.offsetMs],
    )
  }
  return {
    gameId: played.gameId,
    /** Runs one random action of a user. Rejected actions are allowed, server faults are not. */
    async step(): Promise<string> {
      const { said, answer } = await random.weighted(steps)({ test, admin, random, played })
      if (answer && answer.status >= 500) throw new Error(`${said}: ${answer.status} ${answer.text}`)
      return answer ? `${said}: ${answer.status}` : said
    },
  }
}
