import { fileURLToPath } from 'node:url'
import { median, type Figure } from '../figure.ts'
import { cpuMsOf, cpuMsOfTree } from '../process-use.ts'
import { createHerdWorld, startGameIn, type HerdWorld } from '../scale/herd-world.ts'
import { addressOf } from '../scale/places.ts'
import { rawConnection, type RawConnection } from '../scale/raw-http.ts'
import { pageRequests, type PageRequest } from './page-requests.ts'
import { costOfSockets } from './socket-costs.ts'

const size = { teams: 1000, challenges: 50, submissionsPerTeam: 3 }
const atOnce = [1, 16]
const rounds = 5
const requestsPerRound = 200
/** Sessions of administrators, so that none of them reaches a limit. */
const staff = 100

type Side = { world: HerdWorld; checkout: string; connections: RawConnection[]; next: number }
type Cost = { serverMs: number; databaseMs: number; statements: number; bytes: number }
type Options = { beside?: string | undefined; only?: string | undefined; scale: number }

const ownCheckout = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The cost of each request of a player's and a monitor's pages, of 1,000 teams that all have answers, with sessions and
 * limits; one at a time and 16 at a time. With the folder of another Halyard its costs are the limits, measured in turns.
 */
export async function benchPages({ beside, only, scale }: Options): Promise<Figure[]> {
  const sides: Side[] = []
  try {
    for (const checkout of [ownCheckout, ...(beside === undefined ? [] : [beside])])
      sides.push(await createSide(checkout, scale))
    const figures: Figure[] = []
    const requests = sides.map(({ world, checkout }) => pageRequests(world, checkout))
    for (const [index, { name }] of (requests[0] ?? []).entries()) {
      if (only !== undefined && only !== name) continue
      const askedBySide = requests.map((all) => all[index])
      for (const count of atOnce) {
        const costs = await inTurns(sides, (side, at) => costOf(side, askedBySide[at], count))
        figures.push(...figuresOf(count === 1 ? name : `${name}-${count}`, costs))
      }
    }
    if (only === undefined || only === 'sockets') figures.push(...(await costOfSockets(sides)))
    return figures
  } finally {
    for (const { world, connections } of sides) {
      for (const connection of connections) connection.end()
      await world.dispose()
    }
  }
}

async function createSide(checkout: string, scale: number): Promise<Side> {
  const teams = Math.ceil(size.teams / scale)
  const world = await createHerdWorld({
    teams,
    challenges: size.challenges,
    sessions: teams,
    checkout,
    counts: true,
  })
  await startGameIn(world, -3_600_000)
  await world.pool.query(
    `INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
     SELECT 'flag{guess ' || n || '}', 'WrongAnswer', 'Unaccepted', now() - n * interval '1 minute',
            member.user_id, member.team_id, member.participation_id, $1, ($2::int[])[1 + n]
       FROM participation_member member JOIN generate_series(1, $3::int) n ON true WHERE member.game_id = $1`,
    [world.gameId, world.challengeIds, size.submissionsPerTeam],
  )
  await world.pool.query('ANALYZE')
  // The sessions are in the order of their users' participations.
  await world.pool.query(
    `UPDATE "user" SET role = 'Admin' WHERE id IN (
       SELECT user_id FROM participation_member WHERE game_id = $1 ORDER BY participation_id DESC LIMIT $2)`,
    [world.gameId, staff],
  )
  const port = Number(new URL(world.url).port)
  const connections = Array.from({ length: Math.max(...atOnce) }, (_, index) =>
    rawConnection({ port, localAddress: addressOf(index) }),
  )
  return { world, checkout, connections, next: 0 }
}

/** The medians of the rounds of each side; the sides take turns at going first. */
async function inTurns<Measured>(
  sides: Side[],
  measure: (side: Side, index: number) => Promise<Measured>,
): Promise<Measured[][]> {
  const all: Measured[][] = sides.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    const order = [...sides.entries()]
    for (const [index, side] of round % 2 === 0 ? order : order.toReversed()) {
      const measured = await measure(side, index)
      // The first round compiles the code and fills what the server keeps.
      if (round > 0) all[index]?.push(measured)
    }
  }
  return all
}

async function costOf(side: Side, request: PageRequest | undefined, count: number): Promise<Cost> {
  if (!request) throw new Error('a checkout lacks a request of the other')
  const { world, connections } = side
  const statementsOf = async () => {
    const { rows } = await world.pool.query<{ n: number }>(
      'SELECT sum(calls)::float8 AS n FROM pg_stat_statements',
    )
    return rows[0]?.n ?? 0
  }
  let bytes = 0
  let left = requestsPerRound
  const statements = await statementsOf()
  const before = { server: cpuMsOf(world.pid), database: cpuMsOfTree(world.postgresPid) }
  const work = async (connection: RawConnection) => {
    while (left > 0) {
      left -= 1
      const answer = await connection.ask(callOf(side, request))
      bytes += answer.head.length + answer.body.length
      if (answer.status !== 200 || answer.body.includes('"errors":['))
        throw new Error(`${request.name} got ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
    }
  }
  await Promise.all(connections.slice(0, count).map(work))
  return {
    serverMs: (cpuMsOf(world.pid) - before.server) / requestsPerRound,
    databaseMs: (cpuMsOfTree(world.postgresPid) - before.database) / requestsPerRound,
    statements: ((await statementsOf()) - statements - 1) / requestsPerRound,
    bytes: bytes / requestsPerRound,
  }
}

/** Each request is that of the next player or administrator. */
function callOf(side: Side, { method, path, body, isStaff }: PageRequest) {
  const { cookies } = side.world
  const players = cookies.length - staff
  side.next += 1
  const place = isStaff ? players + (side.next % staff) : side.next % players
  return { method, path, headers: { Cookie: cookies[place] ?? '', 'Accept-Encoding': 'gzip' }, body }
}

function figuresOf(name: string, [own = [], other]: Cost[][]): Figure[] {
  const row = (suffix: string, unit: string, read: (cost: Cost) => number): Figure => {
    const value = median(own.map(read))
    const limit = other ? median(other.map(read)) : null
    return { name: `${name}${suffix}`, value, unit, limit, ratio: limit === null ? null : value / limit }
  }
  return [
    row('-cpu', 'ms of CPU of the server', ({ serverMs }) => serverMs),
    row('-database-cpu', 'ms of CPU of PostgreSQL', ({ databaseMs }) => databaseMs),
    ...(name.includes('-16')
      ? []
      : [
          row('-statements', 'statements', ({ statements }) => statements),
          row('-bytes', 'bytes sent', ({ bytes }) => bytes),
        ]),
  ]
}
