import type { Actor, RestAnswer } from '../actor.ts'
import type { TestApp } from '../app.ts'
import { newGameKeys } from '../../../server/domains/game/team-token.ts'
import { makeCrew, type Crew } from '../crew.ts'
import { unique } from '../factories.ts'
import type { SeededRandom } from './random.ts'

const hourMs = 3_600_000
const divisions = ['Students', 'Open']
const statuses = ['Pending', 'Accepted', 'Accepted', 'Accepted', 'Rejected', 'Suspended']
const categories = ['Misc', 'Crypto', 'Pwn', 'Web', 'OSINT']
const scores = [0, 1, 99, 150, 333, 500, 1000]
const rates = [0, 0.1, 0.25, 0.5, 1]
const difficulties = [0.5, 1, 3, 5, 20]
const bonuses = [0, 52_459_530, (100 << 20) | (50 << 10) | 25, (1000 << 20) | 1, 1_049_601_000]

type World = { test: TestApp; admin: Actor; random: SeededRandom; crew: Crew }
type Step = (world: World) => Promise<{ said: string; answer?: RestAnswer }>

const playerAnswers: Step = async ({ random, crew }) => {
  const player = random.pick(crew.players)
  const challengeId = random.pick(crew.challengeIds)
  const isRight = random.below(6) > 0
  const answer = await player.actor.rest('POST', `/api/game/${crew.gameId}/challenges/${challengeId}`, {
    flag: isRight ? `flag{${challengeId}}` : `flag{wrong ${random.below(1e9)}}`,
  })
  return { said: `${player.userName} answers ${challengeId} ${isRight ? 'right' : 'wrong'}`, answer }
}

const organiserReviews: Step = async ({ admin, random, crew }) => {
  const { participationId } = random.pick(crew.players)
  const status = random.pick(statuses)
  return {
    said: `participation ${participationId} becomes ${status}`,
    answer: await admin.rest('PUT', `/api/admin/participation/${participationId}`, { status }),
  }
}

const organiserMovesDivision: Step = async ({ admin, random, crew }) => {
  const { participationId } = random.pick(crew.players)
  const division = random.pick(divisions)
  return {
    said: `participation ${participationId} goes to ${division}`,
    answer: await admin.rest('PUT', `/api/admin/participation/${participationId}`, { division }),
  }
}

const organiserEditsChallenge: Step = async ({ admin, random, crew }) => {
  const id = random.pick(crew.challengeIds)
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
    answer: await admin.rest('PUT', `/api/edit/games/${crew.gameId}/challenges/${id}`, change),
  }
}

const organiserAddsChallenge: Step = async ({ admin, random, crew }) => {
  const address = `/api/edit/games/${crew.gameId}/challenges`
  const made = await admin.rest('POST', address, {
    title: `Title ${random.below(20)}`,
    category: random.pick(categories),
  })
  const { id } = made.body as { id: number }
  await admin.rest('POST', `${address}/${id}/flags`, [{ flag: `flag{${id}}` }])
  crew.challengeIds.push(id)
  return {
    said: `challenge ${id} is added`,
    answer: await admin.rest('PUT', `${address}/${id}`, { isEnabled: true }),
  }
}

const organiserDeletesChallenge: Step = async ({ admin, random, crew }) => {
  if (crew.challengeIds.length < 2) return { said: 'nothing' }
  const [id] = crew.challengeIds.splice(random.below(crew.challengeIds.length), 1)
  return {
    said: `challenge ${id} is deleted`,
    answer: await admin.rest('DELETE', `/api/edit/games/${crew.gameId}/challenges/${id}`),
  }
}

const organiserEditsGame: Step = async ({ test, admin, random, crew }) => {
  const now = test.services.clock.now().getTime()
  const change = random.pick<Record<string, unknown>>([
    { bloodBonus: random.pick(bonuses) },
    { end: new Date(now - random.below(2000)) },
    { end: new Date(now + hourMs) },
    { end: new Date(now + hourMs) },
    { start: new Date(now - random.below(2000)) },
    { start: new Date(now - hourMs) },
    { practiceMode: random.below(2) === 0 },
  ])
  const { __typename } = await admin.mutate('updateGame', { gameId: crew.gameId, ...change })
  return { said: `the game gets ${JSON.stringify(change)}: ${__typename}` }
}

const timePasses: Step = async ({ test, random }) => {
  const ms = random.pick([1, 1000, hourMs / 2, hourMs])
  test.services.clock.offsetMs += ms
  return { said: `${ms} ms pass` }
}

const captainEditsTeam: Step = async ({ random, crew }) => {
  const { actor, teamId } = random.pick(crew.players)
  const change = { name: `Team ${random.below(100)}`, bio: random.pick([null, 'Sailing', 'Rowing']) }
  return {
    said: `team ${teamId} is ${change.name}`,
    answer: await actor.rest('PUT', `/api/team/${teamId}`, change),
  }
}

const organiserRenamesUser: Step = async ({ admin, random, crew }) => {
  const { userId } = random.pick(crew.players)
  const userName = unique('n')
  return {
    said: `user ${userId} is ${userName}`,
    answer: await admin.rest('PUT', `/api/admin/users/${userId}`, { userName }),
  }
}

const organiserDeletesTeam: Step = async ({ admin, random, crew }) => {
  if (crew.players.length < 3) return { said: 'nothing' }
  const [player] = crew.players.splice(random.below(crew.players.length), 1)
  return {
    said: `team ${player?.teamId} is deleted`,
    answer: await admin.rest('DELETE', `/api/admin/teams/${player?.teamId}`),
  }
}

const playerLeaves: Step = async ({ random, crew }) => {
  const { actor, userName } = random.pick(crew.players)
  return { said: `${userName} leaves`, answer: await actor.rest('DELETE', `/api/game/${crew.gameId}`) }
}

const playerJoins: Step = async ({ random, crew }) => {
  const player = random.pick(crew.players)
  return {
    said: `${player.userName} joins`,
    answer: await player.actor.rest('POST', `/api/game/${crew.gameId}`, {
      teamId: player.teamId,
      division: random.pick(divisions),
    }),
  }
}

const steps: readonly (readonly [weight: number, step: Step])[] = [
  [45, playerAnswers],
  [10, organiserReviews],
  [5, organiserMovesDivision],
  [12, organiserEditsChallenge],
  [2, organiserAddsChallenge],
  [2, organiserDeletesChallenge],
  [8, organiserEditsGame],
  [4, timePasses],
  [3, captainEditsTeam],
  [3, organiserRenamesUser],
  [1, organiserDeletesTeam],
  [2, playerLeaves],
  [3, playerJoins],
]

/** A game of few teams and challenges with divisions, where collisions of all kinds are likely. */
export async function makeHistory({ test, admin, random }: Omit<World, 'crew'>) {
  const crew = await makeCrew(test, { teams: 3 + random.below(3), challenges: 2 + random.below(2) })
  await test.services.pool.query(
    `INSERT INTO division (game_id, name, position)
     SELECT $1, name, place FROM unnest($2::text[]) WITH ORDINALITY AS named (name, place)`,
    [crew.gameId, divisions],
  )
  const keys = newGameKeys(null)
  await test.services.pool.query('UPDATE game SET public_key = $2, private_key = $3 WHERE id = $1', [
    crew.gameId,
    keys.publicKey,
    keys.privateKey,
  ])
  const clock = test.services.clock
  if (clock.offsetMs !== 0) {
    await test.services.pool.query(
      `UPDATE game SET start_at = start_at + $2 * interval '1 ms', end_at = end_at + $2 * interval '1 ms' WHERE id = $1`,
      [crew.gameId, clock.offsetMs],
    )
  }
  return {
    gameId: crew.gameId,
    /** Does one thing that somebody may do; refusals are part of a history, faults are not. */
    async step(): Promise<string> {
      const { said, answer } = await random.weighted(steps)({ test, admin, random, crew })
      if (answer && answer.status >= 500) throw new Error(`${said}: ${answer.status} ${answer.text}`)
      return answer ? `${said}: ${answer.status}` : said
    },
  }
}
