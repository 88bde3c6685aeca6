import { bloodBonusParts } from '../../../rules/blood-bonus.ts'
import type { Actor, RestAnswer } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import { makePlayedGame, type PlayedGame } from '../world/played-game.ts'
import { unique } from '../world/factories.ts'
import { divisions, setRandomRights } from './division-steps.ts'
import type { SeededRandom } from './random.ts'

const hourMs = 3_600_000
const statuses = ['Pending', 'Accepted', 'Accepted', 'Accepted', 'Rejected', 'Suspended']
const categories = ['Misc', 'Crypto', 'Pwn', 'Web', 'OSINT']
const scores = [0, 1, 99, 150, 333, 500, 1000]
const rates = [0, 0.1, 0.25, 0.5, 1]
const difficulties = [0.5, 1, 3, 5, 20]
const bonuses = [0, 52_459_530, (100 << 20) | (50 << 10) | 25, (1000 << 20) | 1, 1_049_601_000]

function bonusOf(packed: number) {
  const [first, second, third] = bloodBonusParts(packed)
  return { first, second, third }
}

type World = { test: TestApp; admin: Actor; random: SeededRandom; played: PlayedGame }
type Step = (world: World) => Promise<{ said: string; answer?: RestAnswer }>

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

const organizerEditsChallenge: Step = async ({ admin, random, played }) => {
  const id = random.pick(played.challengeIds)
  const change = random.pick<Record<string, unknown>>([
    { isEnabled: random.below(2) === 0 },
    { isEnabled: true },
    { originalScore: random.pick(scores) },
    { minScoreRate: random.pick(rates) },
    { difficulty: random.pick(difficulties) },
    { disableBloodBonus: random.below(2) === 0 },
    { title: `Title ${random.below(20)}`, category: random.pick(categories) },
  ])
  return {
    said: `challenge ${id} gets ${JSON.stringify(change)}`,
    answer: await admin.rest('PUT', `/api/edit/games/${played.gameId}/challenges/${id}`, change),
  }
}

const organizerSetsCurve: Step = async ({ admin, random, played }) => {
  const challengeId = random.pick(played.challengeIds)
  const change = random.pick<Record<string, unknown>>([
    { scoreCurve: 'Exponential' },
    { scoreCurve: 'Fixed' },
    { scoreCurve: 'Linear', decaySolves: random.pick([0, 2.5, 100]) },
    { scoreCurve: 'Logarithmic', decaySolves: random.pick([1, 3, 10]) },
    { scoreCurve: 'Table', scoreTable: random.pick([[500], [500, 400, 10], [100, 300]]) },
    { scoreTable: [70, 60, 50, 40] },
  ])
  const { __typename } = await admin.mutate('updateChallenge', {
    gameId: played.gameId,
    challengeId,
    ...change,
  })
  return { said: `challenge ${challengeId} gets ${JSON.stringify(change)}: ${__typename}` }
}

const organizerAddsChallenge: Step = async ({ admin, random, played }) => {
  const address = `/api/edit/games/${played.gameId}/challenges`
  const made = await admin.rest('POST', address, {
    title: `Title ${random.below(20)}`,
    category: random.pick(categories),
  })
  const { id } = made.body as { id: number }
  await admin.rest('POST', `${address}/${id}/flags`, [{ flag: `flag{${id}}` }])
  played.challengeIds.push(id)
  return {
    said: `challenge ${id} is added`,
    answer: await admin.rest('PUT', `${address}/${id}`, { isEnabled: true }),
  }
}

const organizerDeletesChallenge: Step = async ({ admin, random, played }) => {
  if (played.challengeIds.length < 2) return { said: 'nothing' }
  const [id] = played.challengeIds.splice(random.below(played.challengeIds.length), 1)
  return {
    said: `challenge ${id} is deleted`,
    answer: await admin.rest('DELETE', `/api/edit/games/${played.gameId}/challenges/${id}`),
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
  [6, organizerSetsCurve],
  [2, organizerAddsChallenge],
  [2, organizerDeletesChallenge],
  [8, organizerEditsGame],
  [10, scorerGivesAward],
  [3, organizerRemovesAward],
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

/** A game with divisions and so few teams and challenges that actions often collide. */
export async function makeHistory({ test, admin, random }: Omit<World, 'played'>) {
  const played = await makePlayedGame(test, { teams: 3 + random.below(3), challenges: 2 + random.below(2) })
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
