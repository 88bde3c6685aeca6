import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const freezeAt = new Date(start.getTime() + 2 * hourMs)
const end = new Date(start.getTime() + 3 * hourMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Actor

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const at = (time: Date, offsetMs = 0) => setTime(new Date(time.getTime() + offsetMs))

/** A game that has started, by default with a freeze. */
async function makeGame(teams = 3, freeze: Date | null = freezeAt) {
  await at(start, 1)
  const played = await makePlayedGame(test, { teams, challenges: 3 })
  const { gameId } = played
  await test.services.db.game.update({ where: { id: gameId }, data: { start, end, ...newGameKeys(null) } })
  const token = `1:${'A'.repeat(86)}==`
  await test.services.db.participation.updateMany({ where: { gameId }, data: { token } })
  if (freeze) await setFreeze(gameId, freeze)
  const [first = 0, second = 0, third = 0] = played.challengeIds
  return { ...played, first, second, third }
}

type Change = { gameId: number; freezeAt?: string | null; end?: string }

async function change(input: Change): Promise<string> {
  const { __typename, code, issues } = await admin.mutate<{ issues?: { message: string }[] }>(
    'updateGame',
    input,
  )
  return issues?.[0]?.message ?? code ?? __typename
}

const setFreeze = (gameId: number, time: Date | null) =>
  change({ gameId, freezeAt: time && time.toISOString() })

const solve = (player: Player | undefined, { gameId }: PlayedGame, challengeId: number) => {
  if (!player) throw new Error('no such player')
  return submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
}

type Item = {
  id: number
  rank: number
  score: number
  solvedChallenges: { id: number; type: string; score: number }[]
}
type Board = {
  items: Item[]
  updateTimeUtc: number
  challenges: Record<string, { id: number; score: number; solved: number }[]>
}

async function boardFor(actor: Actor, gameId: number): Promise<Board & { tag: string | null }> {
  const { body, headers } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  return { ...(body as Board), tag: headers.get('etag') }
}

describe('the setting', () => {
  it('lies between start and end, in the future, and can be moved and removed until it has passed', async () => {
    const { gameId } = await makeGame(1, null)
    const outside = 'The freeze of the scoreboard must lie after the start and before the end of the game.'
    expect(await setFreeze(gameId, end)).toContain(outside)
    await at(start, -hourMs)
    expect(await setFreeze(gameId, start)).toContain(outside)
    await at(freezeAt, 0)
    expect(await setFreeze(gameId, freezeAt)).toBe('The freeze of the scoreboard must lie in the future.')
    await at(freezeAt, -1)
    expect(await setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
    expect(await setFreeze(gameId, null)).toBe('UpdateGamePayload')
    expect(await setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
    await at(freezeAt, 0)
    for (const time of [null, new Date(freezeAt.getTime() + 1)]) {
      expect(await setFreeze(gameId, time)).toBe('GAME_FREEZE_PASSED')
    }
    // The same value changes nothing.
    expect(await setFreeze(gameId, freezeAt)).toBe('UpdateGamePayload')
  })

  it('keeps start and end around it, and the contract keeps the setting', async () => {
    const { gameId } = await makeGame(1)
    expect(await change({ gameId, end: freezeAt.toISOString() })).toContain('must lie after the start')
    const before = await admin.rest('GET', `/api/edit/games/${gameId}`)
    const kept = { ...(before.body as object), summary: 'Later' }
    expect((await admin.rest('PUT', `/api/edit/games/${gameId}`, kept)).status).toBe(200)
    expect(JSON.stringify(before.body)).not.toMatch(/freeze|reveal/i)
    expect(await test.services.db.game.findUnique({ where: { id: gameId } })).toMatchObject({ freezeAt })
    const short = await admin.rest('PUT', `/api/edit/games/${gameId}`, { ...kept, end: freezeAt.getTime() })
    expect(short.status).toBe(400)
  })

  it('is set with a new game over GraphQL, by the same rules, and not over the contract', async () => {
    await at(start, -hourMs)
    const create = async (time: Date | null | undefined) => {
      const input = { title: 'Regatta', start: start.toISOString(), end: end.toISOString() }
      const { game, issues } = await admin.mutate<{
        game?: { freezeAt: string | null }
        issues?: { path: string[]; message: string }[]
      }>('createGame', { ...input, freezeAt: time && time.toISOString() }, 'game { freezeAt }')
      return game ? game.freezeAt : issues?.map(({ path, message }) => [...path, message])
    }
    expect(await create(freezeAt)).toBe(freezeAt.toISOString())
    expect(await create(null)).toBeNull()
    expect(await create(undefined)).toBeNull()
    const outside = expect.stringContaining('must lie after the start and before the end of the game.')
    for (const time of [start, end]) expect(await create(time)).toEqual([['freezeAt', outside]])
    await at(freezeAt, 0)
    expect(await create(freezeAt)).toEqual([
      ['freezeAt', 'The freeze of the scoreboard must lie in the future.'],
    ])
    await at(freezeAt, -1)
    expect(await create(freezeAt)).toBe(freezeAt.toISOString())
    const times = { start: start.getTime(), end: end.getTime(), freezeAt: freezeAt.getTime() }
    const { body } = await admin.rest('POST', '/api/edit/games', { title: 'Cutter', ...times })
    const { id } = body as { id: number }
    expect(await test.services.db.game.findUnique({ where: { id } })).toMatchObject({ freezeAt: null })
  })

  it('is copied with a game until it has passed', async () => {
    const { gameId } = await makeGame(1)
    const copy = async () => {
      const { game } = await admin.mutate<{ game: object }>(
        'duplicateGame',
        { id: Buffer.from(`Game:${gameId}`).toString('base64') },
        'game { start end freezeAt revealedAt }',
      )
      return game
    }
    const times = { start: start.toISOString(), end: end.toISOString(), revealedAt: null }
    await at(freezeAt, -1)
    expect(await copy()).toEqual({ ...times, freezeAt: freezeAt.toISOString() })
    await at(freezeAt, 0)
    expect(await copy()).toEqual({ ...times, freezeAt: null })
  })
})

describe('a frozen board', () => {
  it('has the solves until the last millisecond before the freeze, whatever comes later', async () => {
    const game = await makeGame(3)
    const [one, two, three] = game.players
    await at(freezeAt, -1)
    await solve(one, game, game.first)
    const before = await boardFor(test.anonymous(), game.gameId)
    await at(freezeAt)
    await solve(two, game, game.first)
    await solve(two, game, game.second)
    await at(freezeAt, hourMs / 2)
    await solve(three, game, game.first)
    expect(await boardFor(test.anonymous(), game.gameId)).toEqual(before)
    const truth = await boardFor(admin, game.gameId)
    expect(truth.items.map(({ id, solvedChallenges }) => [id, solvedChallenges.length])).toEqual([
      [two?.teamId, 2],
      [one?.teamId, 1],
      [three?.teamId, 1],
    ])
    expect(truth.tag).not.toBe(before.tag)
  })

  it('counts versions of its own: two visible changes around hidden ones follow each other', async () => {
    const game = await makeGame(2)
    const [one] = game.players
    const seqOf = async (actor: Actor) => {
      const { game: found } = await actor.query<{ game: { scoreboard: { seq: number } } }>(
        `{ game: gameByDatabaseId(databaseId: ${game.gameId}) { scoreboard { seq } } }`,
      )
      return found.scoreboard.seq
    }
    const rename = (name: string) => one?.actor.rest('PUT', `/api/team/${one.teamId}`, { name })
    const seq = await seqOf(test.anonymous())
    expect(await seqOf(admin)).toBe(seq)
    await at(freezeAt)
    for (const challengeId of game.challengeIds) await solve(one, game, challengeId)
    await admin.mutate('updateChallenge', {
      gameId: game.gameId,
      challengeId: game.first,
      originalScore: 900,
    })
    await rename('x')
    expect(await seqOf(test.anonymous())).toBe(seq + 2)
    expect(await seqOf(admin)).toBe(seq + 5)
  })

  it('follows suspension, rescoring and deletion, since it is computed from the solves before the freeze', async () => {
    const game = await makeGame(3)
    const [one, two] = game.players
    await solve(one, game, game.first)
    await solve(two, game, game.first)
    await solve(two, game, game.second)
    await at(freezeAt)
    await solve(one, game, game.second)
    const { gameId } = game
    await admin.mutate('updateChallenge', {
      gameId,
      challengeId: game.first,
      originalScore: 500,
      minScoreRate: 1,
    })
    const visitor = test.anonymous()
    const scoreOf = async (teamId: number | undefined) =>
      (await boardFor(visitor, gameId)).items.find(({ id }) => id === teamId)?.score
    // 500 and the first blood of 5 %.
    expect(await scoreOf(one?.teamId)).toBe(525)
    await admin.rest('PUT', `/api/admin/participation/${two?.participationId}`, { status: 'Suspended' })
    const board = await boardFor(visitor, gameId)
    expect(board.items.map(({ id }) => id)).toEqual([one?.teamId, game.players[2]?.teamId])
    // The hidden solve of the second challenge is not counted.
    expect(
      Object.values(board.challenges)
        .flat()
        .map(({ solved }) => solved)
        .toSorted(),
    ).toEqual([0, 0, 1])
    await admin.rest('DELETE', `/api/edit/games/${gameId}/challenges/${game.first}`)
    expect(await scoreOf(one?.teamId)).toBe(0)
  })
})

const own = `
  game: gameByDatabaseId(databaseId: $gameId) {
    challenge: challengeByDatabaseId(databaseId: $challengeId) {
      isSolved score solvedCount viewerSolve { type points isAfterFreeze }
      viewerSubmissions { edges { node { status type points isAfterFreeze } } } }
    viewerParticipation { standing { score solvedCount } solvesAfterFreeze { challenge { databaseId } points } } }`

type Own = {
  challenge: {
    isSolved: boolean
    score: number
    solvedCount: number
    viewerSolve: object
    viewerSubmissions: { edges: { node: object }[] }
  }
  viewerParticipation: { standing: object; solvesAfterFreeze: object[] }
}

describe('a team after the freeze', () => {
  it('sees its own solves at once, without a place and with the points that everybody sees', async () => {
    const game = await makeGame(3)
    const [one, two, three] = game.players
    await solve(one, game, game.first)
    await at(freezeAt)
    await solve(three, game, game.first)
    const judged = await two?.actor.mutate<{ submission: object }>(
      'submitFlag',
      { gameId: game.gameId, challengeId: game.first, flag: flagOf(game.first) },
      'submission { status type }',
    )
    expect(judged?.submission).toEqual({ status: 'Accepted', type: 'Normal' })
    const place = { gameId: game.gameId, challengeId: game.first }
    const read = async (actor: Actor | undefined) =>
      (await actor?.query<{ game: Own }>(`query ($gameId: Int!, $challengeId: Int!) { ${own} }`, place))?.game
    const seen = await read(two?.actor)
    const score = seen?.challenge.score
    expect(seen).toEqual({
      challenge: {
        isSolved: true,
        score: 1000,
        solvedCount: 1,
        viewerSolve: { type: 'Normal', points: score, isAfterFreeze: true },
        viewerSubmissions: {
          edges: [{ node: { status: 'Accepted', type: 'Normal', points: score, isAfterFreeze: true } }],
        },
      },
      viewerParticipation: {
        standing: { score: 0, solvedCount: 0 },
        solvesAfterFreeze: [{ challenge: { databaseId: game.first }, points: score }],
      },
    })
    // A repeated answer is no solve.
    await solve(one, game, game.first)
    const again = await read(one?.actor)
    expect(again?.viewerParticipation.solvesAfterFreeze).toEqual([])
    expect(again?.challenge.viewerSolve).toMatchObject({ type: 'FirstBlood', isAfterFreeze: false })
    expect(again?.challenge.viewerSubmissions.edges[0]?.node).toMatchObject({
      points: null,
      isAfterFreeze: false,
    })
  })

  it('finds them in its own row of the contract, which neither its score nor its rank counts', async () => {
    const game = await makeGame(2)
    const [one, two] = game.players
    await solve(one, game, game.first)
    await at(freezeAt)
    await solve(two, game, game.first)
    const { body } = (await two?.actor.rest('GET', `/api/game/${game.gameId}/details`)) ?? {}
    const { rank } = body as { rank: Item & { solvedCount: number } }
    expect(rank).toMatchObject({
      rank: 2,
      score: 0,
      solvedCount: 1,
      solvedChallenges: [{ id: game.first, type: 'Normal', score: 1000 }],
    })
  })
})

describe('the notices', () => {
  const noticesOf = async (gameId: number) => {
    const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/notices`)
    return (body as { id: number; type: string; values: string[]; time: number }[]).map(
      ({ type, values, time }) => [type, values.at(-1), time],
    )
  }

  it('of bloods wait for the reveal, and take no number before it; others go out', async () => {
    const game = await makeGame(2)
    const [one, two] = game.players
    await at(freezeAt, -1)
    await solve(one, game, game.first)
    const before = await noticesOf(game.gameId)
    expect(before.map(([type]) => type)).toEqual(['FirstBlood'])
    const numberOfNext = async () => {
      const { notice } = await admin.mutate<{ notice: { databaseId: number } }>(
        'createNotice',
        { gameId: game.gameId, content: 'Ahoy' },
        'notice { databaseId }',
      )
      return notice.databaseId
    }
    const number = await numberOfNext()
    await at(freezeAt)
    await solve(two, game, game.first)
    await solve(two, game, game.second)
    expect(await numberOfNext()).toBe(number + 1)
    expect((await noticesOf(game.gameId)).map(([type]) => type)).toEqual(['Normal', 'Normal', 'FirstBlood'])
    await admin.mutate('updateChallenge', {
      gameId: game.gameId,
      challengeId: game.second,
      requiredChallengeIds: [game.third],
    })
    await at(end)
    expect((await admin.mutate('revealScoreboard', { gameId: game.gameId })).__typename).toBe(
      'RevealScoreboardPayload',
    )
    // A notice goes to teams that still have to unlock the second challenge, so it does not name it.
    const titles = ['Challenge 1', '???']
    expect((await noticesOf(game.gameId)).slice(2).toSorted()).toEqual(
      [
        ['FirstBlood', titles[0], freezeAt.getTime() - 1],
        ['SecondBlood', titles[0], freezeAt.getTime()],
        ['FirstBlood', titles[1], freezeAt.getTime()],
      ].toSorted(),
    )
  })
})

describe('the reveal', () => {
  it('waits for the end, happens once, and makes the public board the true one', async () => {
    const game = await makeGame(3)
    const { gameId } = game
    const [one, two] = game.players
    const reveal = async (actor: Actor) => {
      const { __typename, code } = await actor.mutate('revealScoreboard', { gameId })
      return code ?? __typename
    }
    await solve(one, game, game.first)
    await at(freezeAt)
    await solve(two, game, game.first)
    await solve(two, game, game.second)
    await at(end, -1)
    expect(await reveal(admin)).toBe('GAME_NOT_ENDED')
    await at(end)
    for (const actor of [test.anonymous(), await signIn(test), await signIn(test, 'Monitor')]) {
      expect(await reveal(actor)).toMatch(/^AUTH_/)
    }
    const { tag: _hidden, ...truth } = await boardFor(admin, gameId)
    expect(await reveal(admin)).toBe('RevealScoreboardPayload')
    const { tag, ...shown } = await boardFor(test.anonymous(), gameId)
    expect({ ...shown, updateTimeUtc: 0 }).toEqual({ ...truth, updateTimeUtc: 0 })
    expect(tag).toBe((await boardFor(admin, gameId)).tag)
    expect(await reveal(admin)).toBe('GAME_REVEALED')
    expect((await admin.mutate('revealNextSolve', { gameId })).code).toBe('GAME_REVEALED')
    const plain = await makeGame(1, null)
    await at(end)
    expect((await admin.mutate('revealScoreboard', { gameId: plain.gameId })).code).toBe('GAME_NO_FREEZE')
  })

  it('goes step by step from the last rank up, and the last step ends it', async () => {
    const game = await makeGame(3)
    const { gameId } = game
    const [one, two, three] = game.players
    await solve(one, game, game.first)
    await at(start, 2)
    await solve(two, game, game.first)
    await at(freezeAt)
    await solve(two, game, game.second)
    await at(freezeAt, 1)
    await solve(three, game, game.second)
    await at(freezeAt, 2)
    await solve(three, game, game.third)
    await at(end)
    type Step = {
      team: { databaseId: number } | null
      challenge: { databaseId: number } | null
      left: number
      game: { revealedAt: string | null }
    }
    const step = async () => {
      const done = await admin.mutate<Step>(
        'revealNextSolve',
        { gameId },
        'team { databaseId } challenge { databaseId } left game { revealedAt hiddenSolveCount }',
      )
      const { items } = await boardFor(test.anonymous(), gameId)
      return [done.team?.databaseId, done.challenge?.databaseId, done.left, items.map(({ id }) => id)]
    }
    const ids = [one?.teamId, two?.teamId, three?.teamId]
    const { items } = await boardFor(test.anonymous(), gameId)
    expect(items.map(({ id }) => id)).toEqual(ids)
    // The third team is last, and passes both others with a first blood. Then the second team is last.
    expect(await step()).toEqual([three?.teamId, game.second, 2, [three?.teamId, one?.teamId, two?.teamId]])
    expect(await step()).toEqual([two?.teamId, game.second, 1, expect.any(Array)])
    expect(await step()).toEqual([three?.teamId, game.third, 0, expect.any(Array)])
    const { tag: _hidden, updateTimeUtc: _at, ...truth } = await boardFor(admin, gameId)
    const { tag: _tag, updateTimeUtc: _time, ...shown } = await boardFor(test.anonymous(), gameId)
    expect(shown).toEqual(truth)
    const row = () => test.services.db.game.findUnique({ where: { id: gameId } })
    expect(await row()).toMatchObject({ revealedAt: null })
    expect(await step()).toEqual([undefined, undefined, 0, expect.any(Array)])
    expect(await row()).toMatchObject({ revealedAt: end })
  })
})
