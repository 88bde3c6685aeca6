import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeTeam } from '../../kit/world/games.ts'
import { boardFor, dividedGames, done, outOfCompetition, solve, type Rights } from './divided-game.ts'

let test: TestApp
let admin: Actor
let games: ReturnType<typeof dividedGames>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  games = dividedGames(test, admin)
})
afterAll(() => test.dispose())

const db = () => test.services.db

describe('joining', () => {
  async function newcomer(domain = 'example.test') {
    const actor = await signIn(test)
    const teamId = await makeTeam(actor)
    await db().user.update({
      where: { id: actor.userId },
      data: { email: `${actor.userId}@${domain}`, emailConfirmed: true },
    })
    return Object.assign(actor, { teamId })
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>
  const join = (actor: Newcomer, gameId: number, entry: Rights) =>
    actor.rest('POST', `/api/game/${gameId}`, { teamId: actor.teamId, ...entry })

  it('asks for the code, the mail domain or an organizer, as the division says', async () => {
    const { gameId } = await games.makeDivided()
    expect(await games.setRights(gameId, 'Guests', { entry: 'Code' })).toContain('code')
    expect(await games.setRights(gameId, 'Guests', { entry: 'Code', inviteCode: 'ahoy' })).toBe(done)
    expect(
      await games.setRights(gameId, 'Open', {
        entry: 'MailDomain',
        mailDomains: ['@Uni.Example', 'Küste.example'],
      }),
    ).toBe(done)
    const sailor = await newcomer()
    const [student, other] = [await newcomer('uni.example'), await newcomer('xn--kste-0ra.example')]
    const statuses = [
      await join(sailor, gameId, { division: 'Open' }),
      await join(sailor, gameId, { division: 'Guests', inviteCode: 'ahoi' }),
      await join(sailor, gameId, { division: 'Guests', inviteCode: 'ahoy' }),
      await join(student, gameId, { division: 'Open' }),
      await join(other, gameId, { division: 'Open' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 200, 200, 200])
    const shown = await sailor.rest('GET', `/api/game/${gameId}`)
    expect(shown.body).toMatchObject({ divisions: ['Open', 'Guests'], inviteCodeRequired: true })
  })

  it('leaves a division by hand to organizers, whose choice a member keeps', async () => {
    const { gameId } = await games.makeDivided({ entry: 'ByHand' })
    const actor = await newcomer()
    expect((await join(actor, gameId, { division: 'Guests' })).status).toBe(400)
    expect((await join(actor, gameId, { division: 'Open' })).status).toBe(200)
    const { id } = await db().participation.findFirstOrThrow({ where: { gameId, teamId: actor.teamId } })
    await admin.rest('PUT', `/api/admin/participation/${id}`, { division: 'Guests' })
    const mate = Object.assign(await signIn(test), { teamId: actor.teamId })
    await invite(actor, actor.teamId, [mate])
    expect((await join(mate, gameId, { division: 'Open' })).status).toBe(200)
    const kept = await db().participation.findUniqueOrThrow({ where: { id }, include: { division: true } })
    expect(kept.division?.name).toBe('Guests')
  })

  it('counts by the code that is stored when it is decided', async () => {
    const { gameId } = await games.makeDivided({ entry: 'Code', inviteCode: 'old' })
    const many = await Promise.all(Array.from({ length: 6 }, () => newcomer()))
    const [changed, ...answers] = await Promise.all([
      games.setRights(gameId, 'Guests', { inviteCode: 'new' }),
      ...many.map((actor) => join(actor, gameId, { division: 'Guests', inviteCode: 'old' })),
    ])
    expect(changed).toBe(done)
    const joined = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const teamId = { in: many.map((actor) => actor.teamId) }
    expect(await db().participation.count({ where: { gameId, teamId } })).toBe(joined)
    const late = await newcomer()
    expect((await join(late, gameId, { division: 'Guests', inviteCode: 'old' })).status).toBe(400)
    expect((await join(late, gameId, { division: 'Guests', inviteCode: 'new' })).status).toBe(200)
  })
})

describe('a change of rights', () => {
  it('is before or after each solve that is judged meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const played = await games.makeDivided({}, 4)
      const { gameId, guest, rest, first } = played
      await Promise.all([
        games.setRights(gameId, 'Guests', outOfCompetition),
        solve(played, guest, first),
        ...rest.map((player) => solve(played, player, first)),
      ])
      const judged = await db().submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
      // The guest has a blood by the old rights only, so three or four places of bloods are given.
      const isOld = judged.find(({ teamId }) => teamId === guest.teamId)?.type !== 'Normal'
      const types = judged.map(({ type }) => type).filter((type) => type !== 'Normal')
      expect(new Set(types).size).toBeGreaterThanOrEqual(3)
      const notices = await db().gameNotice.count({ where: { gameId, teamId: guest.teamId } })
      expect(notices).toBe(isOld ? 1 : 0)
      const board = await boardFor(test.anonymous(), gameId)
      expect(board.items.at(-1)).toMatchObject({ id: guest.teamId, solvedChallenges: [{ type: 'Normal' }] })
      const ofRanked = board.items.slice(0, 3).flatMap(({ solvedChallenges }) => solvedChallenges)
      expect(ofRanked).toEqual(
        expect.arrayContaining(
          ['FirstBlood', 'SecondBlood', 'ThirdBlood'].map((type) => expect.objectContaining({ type })),
        ),
      )
    }
  })

  it('is refused for unknown divisions and challenges, and in part for none', async () => {
    const { gameId, first } = await games.makeDivided()
    const other = await games.makeDivided()
    expect(await games.setRights(gameId, 'Guests', { hiddenChallengeIds: [other.first] })).toBe(
      'CHALLENGE_NOT_FOUND',
    )
    const [own, strange] = [
      await db().division.findFirstOrThrow({ where: { gameId, name: 'Open' } }),
      await db().division.findFirstOrThrow({ where: { gameId: other.gameId } }),
    ]
    const { code } = await admin.mutate('setDivisionRights', {
      gameId,
      divisions: [
        { divisionId: own.id, hiddenChallengeIds: [first] },
        { divisionId: strange.id, takesBloods: false },
      ],
    })
    expect(code).toBe('INVALID_INPUT')
    expect(await db().divisionExclusion.count({ where: { gameId } })).toBe(0)
  })
})

it('keeps a restricted division that has teams, and removes it without them', async () => {
  const { gameId, guest } = await games.makeDivided({ standing: 'Tester' })
  const put = async (names: string[]) =>
    (await admin.rest('PUT', `/api/edit/games/${gameId}`, await games.withDivisions(gameId, names))).status
  expect(await put(['Open'])).toBe(400)
  await games.move(guest, 'Open')
  expect(await put(['Open'])).toBe(200)
  expect((await boardFor(test.anonymous(), gameId)).items).toHaveLength(3)
})

it('copies the rights with a game', async () => {
  const { gameId, first } = await games.makeDivided({
    ...outOfCompetition,
    entry: 'Code',
    inviteCode: 'ahoy',
  })
  await games.setRights(gameId, 'Guests', { hiddenChallengeIds: [first] })
  const { game } = await admin.mutate<{ game: { databaseId: number } }>(
    'duplicateGame',
    { id: encodeGlobalID('Game', gameId) },
    'game { databaseId }',
  )
  const copied = await db().division.findFirstOrThrow({
    where: { gameId: game.databaseId, name: 'Guests' },
    include: { exclusions: { include: { challenge: true } } },
  })
  expect(copied).toMatchObject({ ...outOfCompetition, entry: 'Code', inviteCode: 'ahoy' })
  const { title } = await db().challenge.findUniqueOrThrow({ where: { id: first } })
  expect(copied.exclusions).toMatchObject([{ challenge: { title, gameId: game.databaseId } }])
})
