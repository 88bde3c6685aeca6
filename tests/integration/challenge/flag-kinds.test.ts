import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

type Place = { gameId: number; challengeId: number }

async function makeFlagGame(teams = 1) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams, challenges: 1 })
  const [challengeId = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('the game has no player')
  return { place: { gameId, challengeId }, players, player }
}

const addFlags = (place: Place, flags: object[]) =>
  admin.mutate<{ challenge: { flags: { databaseId: number; flag: string }[] } }>(
    'createFlags',
    { ...place, flags },
    'challenge { flags { databaseId flag kind isBait examples counterexamples } }',
  )

const send = async ({ actor }: Player, place: Place, flag: string) => {
  const selection = 'submission { status }'
  const answer = await actor.mutate<{ submission?: { status: string } }>(
    'submitFlag',
    { ...place, flag },
    selection,
  )
  return answer.code ?? answer.submission?.status
}

describe('flags of other kinds', () => {
  it('accept answers in upper and lower case, and exact ones beside them do not', async () => {
    const { place, players } = await makeFlagGame(4)
    await addFlags(place, [{ flag: 'Flag{Äpfel}', kind: 'CaseInsensitive' }])
    const [one, two, three, four] = players as [Player, Player, Player, Player]
    expect(await send(one, place, 'Flag{Birnen}')).toBe('WrongAnswer')
    expect(await send(one, place, flagOf(place.challengeId).toUpperCase())).toBe('WrongAnswer')
    expect(await send(one, place, 'Flag{Äpfel}')).toBe('Accepted')
    expect(await send(two, place, 'fLAG{äPFEL}')).toBe('Accepted')
    expect(await send(three, place, flagOf(place.challengeId))).toBe('Accepted')
    expect(await send(four, place, ' FLAG{ÄPFEL} ')).toBe('Accepted')
    const solves = await test.services.db.submission.findMany({
      where: { ...place, status: 'Accepted' },
      orderBy: { id: 'asc' },
    })
    expect(solves.map(({ type }) => type)).toEqual(['FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'])
  })

  it('accept answers without the blanks that are stored around a flag', async () => {
    const { place, players } = await makeFlagGame(3)
    const url = editUrl(place.gameId, `/${place.challengeId}/flags`)
    await admin.rest('POST', url, [{ flag: ' flag{rest}\u00a0' }])
    // An import stores the flags of its file as they are.
    const stored = { challengeId: place.challengeId, examples: [], counterexamples: [] }
    await test.services.db.flag.createMany({
      data: [
        { ...stored, flag: 'Flag{Imported}\n', kind: 'CaseInsensitive' },
        { ...stored, flag: 'flag\\{[0-9]+\\}\r\n', kind: 'Regex' },
      ],
    })
    const [one, two, three] = players as [Player, Player, Player]
    expect(await send(one, place, 'flag{rest}')).toBe('Accepted')
    expect(await send(two, place, 'flag{imported}')).toBe('Accepted')
    expect(await send(three, place, 'flag{27}')).toBe('Accepted')
    const typed = [{ flag: ' flag{typed} ' }, { flag: ' flag\\ ', kind: 'Regex' }]
    const { challenge } = await addFlags(place, typed)
    expect(challenge.flags.slice(-2).map(({ flag }) => flag)).toEqual(['flag{typed}', ' flag\\ '])
  })

  it('match the whole answer with a regular expression', async () => {
    const { place, players } = await makeFlagGame(2)
    const [one, two] = players as [Player, Player]
    const added = await addFlags(place, [
      {
        flag: String.raw`(?i)flag\{a+b?\}`,
        kind: 'Regex',
        examples: ['flag{aaa}', ' FLAG{ab} '],
        counterexamples: ['flag{b}', 'xflag{a}'],
      },
      { flag: 'a|b', kind: 'Regex' },
    ])
    expect(added.challenge.flags).toMatchObject([
      { kind: 'Exact', isBait: false, examples: [], counterexamples: [] },
      { kind: 'Regex', examples: ['flag{aaa}', ' FLAG{ab} '], counterexamples: ['flag{b}', 'xflag{a}'] },
      { flag: 'a|b' },
    ])
    for (const wrong of ['flag{b}', 'xflag{a}', 'flag{a}x', 'ab', String.raw`(?i)flag\{a+b?\}`, 'a|b'])
      expect([wrong, await send(one, place, wrong)]).toEqual([wrong, 'WrongAnswer'])
    expect(await send(one, place, 'Flag{aaaab}')).toBe('Accepted')
    expect(await send(two, place, 'b')).toBe('Accepted')
  })

  it('count wrong answers against a limit of attempts', async () => {
    const { place, player } = await makeFlagGame()
    await addFlags(place, [{ flag: 'x+', kind: 'Regex' }])
    await admin.mutate('updateChallenge', { ...place, submissionLimit: 3 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(player, place, `y${index}`)),
    )
    expect(answers.filter((answer) => answer === 'WrongAnswer')).toHaveLength(3)
    expect(await send(player, place, 'xx')).toBe('CHALLENGE_ATTEMPTS_USED')
  })

  it('give one solve and one first blood for fifty concurrent correct answers', async () => {
    const { place, player } = await makeFlagGame()
    await addFlags(place, [{ flag: 'x+', kind: 'Regex' }])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(player, place, 'x'.repeat(index + 1))),
    )
    expect(new Set(answers)).toEqual(new Set(['Accepted']))
    expect(await test.services.db.solve.count({ where: place })).toBe(1)
  })

  it('are judged as they are at the time of the verdict while an author changes them', async () => {
    const { place, players } = await makeFlagGame(40)
    const { db } = test.services
    const edits = (async () => {
      // Every flag that exists at any time accepts either "even" or "odd"; none accepts both.
      for (let round = 0; round < 13; round += 1) {
        const before = await db.flag.findMany({
          where: { challengeId: place.challengeId, kind: 'Regex' },
        })
        const flag = round % 2 === 0 ? `even|never${round}` : `odd|never${round}`
        await addFlags(place, [{ flag, kind: 'Regex' }])
        for (const { id } of before) await admin.mutate('deleteFlag', { ...place, flagId: id })
      }
      return db.flag.findMany({ where: { challengeId: place.challengeId, kind: 'Regex' } })
    })()
    const answers = await Promise.all(
      players.map((player, index) => send(player, place, index % 2 === 0 ? 'even' : 'neither')),
    )
    const [last] = await edits
    const of = (remainder: number) => answers.filter((_, index) => index % 2 === remainder)
    expect(new Set([...of(0), 'Accepted', 'WrongAnswer'])).toEqual(new Set(['Accepted', 'WrongAnswer']))
    expect(new Set(of(1))).toEqual(new Set(['WrongAnswer']))
    // After the last change no earlier flag is accepted any more, although this process has judged by it.
    const isEven = last?.flag.startsWith('even')
    const fresh = players.filter((_, index) => index % 2 === 1)
    const [one, two] = fresh as [Player, Player]
    expect(await send(one, place, isEven ? 'odd' : 'even')).toBe('WrongAnswer')
    expect(await send(two, place, isEven ? 'even' : 'odd')).toBe('Accepted')
  })
})

describe('a flag is refused on save', () => {
  const refused = async (place: Place, flag: object) =>
    (await addFlags(place, [{ flag: 'fine' }, flag])) as unknown as { issues: object[] }

  it.each([
    ['(a', /not a valid regular expression/],
    [String.raw`(a)\1`, /not a valid regular expression/],
    ['(?=a)b', /not a valid regular expression/],
    ['(?<=a)b', /not a valid regular expression/],
    ['((a{100}){100}){100}', /not a valid regular expression/],
    ['((a{0,10}){0,10}){0,10}', /too complex/],
    ['a{200}', /too complex/],
  ])('for the pattern %s', async (flag, message) => {
    const { place } = await makeFlagGame()
    expect(await refused(place, { flag, kind: 'Regex' })).toMatchObject({
      issues: [{ path: ['flags', '1', 'flag'], message: expect.stringMatching(message) }],
    })
    expect(await test.services.db.flag.count({ where: { challengeId: place.challengeId } })).toBe(1)
  })

  it('for examples that do not fit, named one by one', async () => {
    const { place } = await makeFlagGame()
    const flag = { flag: 'a+', kind: 'Regex', examples: ['a', 'b'], counterexamples: ['c', ' aa '] }
    expect(await refused(place, flag)).toMatchObject({
      issues: [
        { path: ['flags', '1', 'examples', '1'], message: expect.stringMatching(/does not accept.*: b$/) },
        { path: ['flags', '1', 'counterexamples', '1'], message: expect.stringMatching(/must not: +aa/) },
      ],
    })
  })

  it('if it is the own flag of a team and not exact, or one special flag too many', async () => {
    const { place } = await makeFlagGame()
    const many = Array.from({ length: 51 }, (_, index) => ({ flag: `f${index}`, kind: 'CaseInsensitive' }))
    expect(await addFlags(place, many)).toMatchObject({
      issues: [{ path: ['flags'], message: expect.stringMatching(/at most 50/) }],
    })
    await test.services.db.challenge.update({
      where: { id: place.challengeId },
      data: { type: 'DynamicAttachment' },
    })
    expect(await refused(place, { flag: 'a+', kind: 'Regex' })).toMatchObject({
      issues: [{ path: ['flags', '1', 'kind'], message: expect.stringMatching(/must be exact/) }],
    })
  })
})

describe('over the REST API', () => {
  it('flags are exact whatever else a client sends, and other kinds are listed as texts', async () => {
    const { place, player } = await makeFlagGame()
    const url = editUrl(place.gameId, `/${place.challengeId}`)
    const added = await admin.rest('POST', `${url}/flags`, [{ flag: 'x+', kind: 'Regex', isBait: true }])
    expect([added.status, added.text]).toEqual([200, ''])
    expect(await send(player, place, 'xx')).toBe('WrongAnswer')
    await addFlags(place, [{ flag: 'y+', kind: 'Regex' }])
    const { flags } = (await admin.rest('GET', url)).body as { flags: { id: number }[] }
    expect(flags).toEqual([
      { id: expect.any(Number), flag: flagOf(place.challengeId), attachment: null },
      { id: expect.any(Number), flag: 'x+', attachment: null },
      { id: expect.any(Number), flag: 'y+', attachment: null },
    ])
    const answer = await player.actor.rest(
      'POST',
      `/api/game/${place.gameId}/challenges/${place.challengeId}`,
      {
        flag: 'yyy',
      },
    )
    expect(answer.status).toBe(200)
    expect(await test.services.db.solve.count({ where: place })).toBe(1)
  })
})
