import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import type { Outcome } from '../calls/api-calls.ts'
import type { Api } from '../calls/apis.ts'
import type { EditApi } from '../calls/edit-api.ts'
import { password } from './factories.ts'

type Apis = { play: Api; edit: EditApi; admin: Actor; times: { start: Date; end: Date } }

/** The value of a successful outcome. @throws Error for a rejected one */
async function ok<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const came = await outcome
  if (!came.ok) throw new Error(`rejected with ${came.code}`)
  return came.value
}

/** Requires a rejected outcome with this code. REST reads report only "not found". */
async function no(code: string, outcome: Promise<Outcome>): Promise<void> {
  const came = await outcome
  if (came.ok || (came.code !== code && came.code !== 'NOT_FOUND'))
    throw new Error(`not ${code}: ${JSON.stringify(came)}`)
}

/** Submits a flag and requires this result. */
async function judged(status: string, outcome: Promise<Outcome>): Promise<void> {
  const value = await ok(outcome)
  if (value !== status) throw new Error(`not ${status}: ${String(value)}`)
}

/**
 * Plays a game from its creation to its practice mode through one API: authors, four teams, every kind of flag, hints,
 * notices, review, divisions, a suspension, cheats and renames. Returns the game's id.
 */
export async function playFullGame(test: TestApp, apis: Apis): Promise<number> {
  const crews = await gather(test, apis)
  const gameId = await make(apis)
  const places = await author(apis, gameId)
  await enter(test, apis, gameId, crews)
  await openOwn(apis, { gameId, ...places }, crews)
  await answer(test, apis, { gameId, ...places }, crews)
  await organize(test, apis, { gameId, ...places }, crews)
  // Two hours later the game has ended and is in practice mode.
  test.services.clock.offsetMs = 2 * 3_600_000
  const { play } = apis
  await judged('Accepted', play.submit(crews.late, gameId, places.anchor, 'flag{a}'))
  await judged('Accepted', play.submit(crews.red, gameId, places.capstan, 'own{1}'))
  await judged('WrongAnswer', play.submit(crews.late, gameId, places.capstan, 'own{2}'))
  return gameId
}

async function gather(test: TestApp, { play }: Apis) {
  const names = ['red', 'mate', 'blue', 'green', 'late']
  const people: Actor[] = []
  for (const userName of names) {
    const actor = test.anonymous()
    await ok(play.register(actor, { userName, password, email: `${userName}@example.test` }))
    people.push(actor)
  }
  const [red, mate, blue, green, late] = people
  if (!red || !mate || !blue || !green || !late) throw new Error('somebody is missing')
  const teams = {
    reds: await ok(play.createTeam(red, { name: 'Reds', bio: 'First' })),
    blues: await ok(play.createTeam(blue, { name: 'Blues' })),
    greens: await ok(play.createTeam(green, { name: 'Greens' })),
    lates: await ok(play.createTeam(late, { name: 'Lates' })),
  }
  await ok(play.acceptInvite(mate, await ok(play.inviteCode(red, teams.reds))))
  return { red, mate, blue, green, late, ...teams }
}

type Crews = Awaited<ReturnType<typeof gather>>

async function make({ play, admin, times }: Apis): Promise<number> {
  const game = { title: 'Regatta', ...times, writeupDeadline: times.end, inviteCode: 'ahoy' }
  const gameId = await ok(play.createGame(admin, { ...game, divisions: ['Open', 'Student'] }))
  await ok(
    play.updateGame(admin, gameId, { summary: 'Four teams', content: '# Rules', teamMemberCountLimit: 2 }),
  )
  await no('GAME_NOT_FOUND', play.updateGame(admin, gameId + 1000, { title: 'Nowhere' }))
  return gameId
}

async function author({ play, edit, admin }: Apis, gameId: number) {
  const create = (title: string, category: string, type: string) =>
    ok(play.createChallenge(admin, gameId, { title, category, type }))
  const change = (id: number, changes: Record<string, unknown>) =>
    ok(play.updateChallenge(admin, gameId, id, changes))
  const anchor = await create('Anchor', 'Crypto', 'StaticAttachment')
  const buoy = await create('Buoy', 'Web', 'StaticContainer')
  const capstan = await create('Capstan', 'Misc', 'DynamicAttachment')
  const davit = await create('Davit', 'Pwn', 'DynamicContainer')
  const ensign = await create('Ensign', 'Misc', 'StaticAttachment')

  await no('CHALLENGE_NO_FLAG', play.updateChallenge(admin, gameId, anchor, { isEnabled: true }))
  await ok(play.createFlags(admin, gameId, anchor, ['flag{a}', 'flag{bé大}', 'flag{c}']))
  await ok(play.setRemoteAttachment(admin, gameId, anchor, 'https://files.example/anchor'))
  await change(anchor, { content: 'Weigh it.', hints: ['Heavy'], originalScore: 500, isEnabled: true })
  const flags = await ok(edit.flags(admin, { gameId, challengeId: anchor }))
  const gone = flags.find(({ flag }) => flag === 'flag{c}')?.id ?? 0
  await ok(edit.deleteFlag(admin, { gameId, challengeId: anchor }, gone))
  await no('FLAG_NOT_FOUND', edit.deleteFlag(admin, { gameId, challengeId: anchor }, gone))

  await ok(play.createFlags(admin, gameId, buoy, ['flag{buoy}']))
  await change(buoy, {
    containerImage: ' buoy:1 ',
    memoryLimit: 128,
    isEnabled: true,
    disableBloodBonus: true,
  })
  await no('INVALID_INPUT', play.updateChallenge(admin, gameId, buoy, { cpuCount: 0 }))

  const file = (flag: string) => ({ flag, remoteUrl: `https://files.example/${flag.length}` })
  await ok(edit.createAttachedFlags(admin, { gameId, challengeId: capstan }, [file('own{1}')]))
  await change(capstan, { fileName: 'box.zip', minScoreRate: 0.5, difficulty: 2, isEnabled: true })

  await no('INVALID_INPUT', play.updateChallenge(admin, gameId, davit, { flagTemplate: 'flag{weak}' }))
  await change(davit, { flagTemplate: '[LEET]flag{davit_[TEAM_HASH]}', isEnabled: true })

  await ok(play.createFlags(admin, gameId, ensign, ['flag{e}']))
  await change(ensign, { isEnabled: true })
  return { anchor, buoy, capstan, davit, ensign }
}

type AuthoredGame = { gameId: number } & Awaited<ReturnType<typeof author>>

async function participationOf(test: TestApp, gameId: number, teamId: number): Promise<number> {
  const row = await test.services.db.participation.findUniqueOrThrow({
    where: { teamId_gameId: { teamId, gameId } },
  })
  return row.id
}

async function enter(test: TestApp, { play, admin }: Apis, gameId: number, crews: Crews): Promise<void> {
  const { red, mate, blue, green, reds, blues, greens } = crews
  const review = async (teamId: number, input: Record<string, unknown>) =>
    ok(play.review(admin, await participationOf(test, gameId, teamId), input))
  const entry = { inviteCode: 'ahoy', division: 'Open' }
  await no('INVALID_INPUT', play.join(red, gameId, { teamId: reds, division: 'Open' }))
  await ok(play.join(red, gameId, { teamId: reds, ...entry }))
  await ok(play.join(mate, gameId, { teamId: reds, ...entry }))
  await ok(play.join(blue, gameId, { teamId: blues, ...entry, division: 'Student' }))
  await ok(play.join(green, gameId, { teamId: greens, ...entry }))
  await ok(play.leave(green, gameId))
  await ok(play.join(green, gameId, { teamId: greens, ...entry }))
  await review(greens, { status: 'Rejected' })
  await ok(play.join(green, gameId, { teamId: greens, ...entry, division: 'Student' }))
  await no('PARTICIPATION_NOT_ACCEPTED', play.submit(green, gameId, 1, 'flag{a}'))
  for (const teamId of [reds, blues, greens]) await review(teamId, { status: 'Accepted' })
}

/** Reads a team's flag from the database, because no API shows it. */
async function givenFlag(test: TestApp, challengeId: number, teamId: number): Promise<string> {
  const { flag } = await test.services.db.assignment.findFirstOrThrow({
    where: { challengeId, participation: { teamId } },
    include: { flag: true },
  })
  return flag?.flag ?? ''
}

/** The teams open the challenge one after another, so that each game assigns the same file to the same team. */
async function openOwn(
  { play, edit, admin }: Apis,
  { gameId, capstan, davit, anchor }: AuthoredGame,
  { red, blue, green }: Crews,
): Promise<void> {
  await ok(play.challenge(red, gameId, anchor))
  await ok(play.challenge(red, gameId, capstan))
  await no('CHALLENGE_ATTACHMENTS_GONE', play.challenge(blue, gameId, capstan))
  const more = [{ flag: 'own{2}', remoteUrl: 'https://files.example/two' }]
  await ok(edit.createAttachedFlags(admin, { gameId, challengeId: capstan }, more))
  await ok(play.challenge(blue, gameId, capstan))
  for (const actor of [red, blue, green]) await ok(play.challenge(actor, gameId, davit))
}

async function answer(
  test: TestApp,
  { play }: Apis,
  { gameId, anchor, buoy, capstan, davit, ensign }: AuthoredGame,
  { red, mate, blue, green, reds, greens }: Crews,
): Promise<void> {
  const send = (status: string, actor: Actor, challengeId: number, flag: string) =>
    judged(status, play.submit(actor, gameId, challengeId, flag))
  await send('WrongAnswer', red, anchor, 'flag{A}')
  await send('Accepted', red, anchor, '  flag{a} ')
  await send('Accepted', blue, anchor, 'flag{bé大}')
  await send('Accepted', mate, anchor, 'flag{bé大}')
  await send('WrongAnswer', green, anchor, 'flag{c}')
  await send('Accepted', green, anchor, 'flag{a}')
  await send('WrongAnswer', blue, capstan, 'own{1}')
  await send('Accepted', blue, capstan, 'own{2}')
  await send('Accepted', green, davit, await givenFlag(test, davit, greens))
  await send('WrongAnswer', blue, davit, await givenFlag(test, davit, reds))
  await send('Accepted', mate, davit, await givenFlag(test, davit, reds))
  await send('Accepted', mate, buoy, 'flag{buoy}')
  await send('Accepted', red, ensign, 'flag{e}')
  await no('INVALID_INPUT', play.submit(red, gameId, anchor, '  '))
}

async function organize(
  test: TestApp,
  { play, edit, admin }: Apis,
  { gameId, anchor, buoy, ensign }: AuthoredGame,
  { red, blue, late, blues, lates }: Crews,
): Promise<void> {
  const change = (id: number, changes: Record<string, unknown>) =>
    ok(play.updateChallenge(admin, gameId, id, changes))
  const participationId = await participationOf(test, gameId, blues)
  const [kept, dropped] = [
    await ok(edit.publishNotice(admin, gameId, 'Fair winds')),
    await ok(edit.publishNotice(admin, gameId, 'Fog')),
  ]
  await ok(edit.updateNotice(admin, gameId, kept, 'Fair winds to all'))
  await ok(edit.deleteNotice(admin, gameId, dropped))
  await no('NOTICE_NOT_FOUND', edit.deleteNotice(admin, gameId, dropped))

  await change(anchor, { hints: ['Iron', 'Heavy'] })
  await change(anchor, { hints: ['Heavy', 'Iron'] })
  await change(anchor, { title: 'Kedge', originalScore: 600 })
  await change(buoy, { isEnabled: false })
  await no('CHALLENGE_NOT_FOUND', play.submit(blue, gameId, buoy, 'flag{buoy}'))
  await change(buoy, { isEnabled: true })

  await ok(play.review(admin, participationId, { status: 'Suspended' }))
  await no('PARTICIPATION_NOT_ACCEPTED', play.submit(blue, gameId, buoy, 'flag{buoy}'))
  await ok(play.review(admin, participationId, { status: 'Accepted', division: 'Open' }))
  await ok(play.review(admin, participationId, { division: 'Nowhere' }))
  await ok(edit.updateTeam(blue, blues, { name: 'Deep Blues', bio: 'Down there' }))
  await no('AUTH_FORBIDDEN', edit.deleteChallenge(red, { gameId, challengeId: ensign }))
  await ok(edit.deleteChallenge(admin, { gameId, challengeId: ensign }))

  await ok(
    play.updateGame(admin, gameId, { acceptWithoutReview: true, divisions: ['Open', 'Student', 'Late'] }),
  )
  await ok(play.join(late, gameId, { teamId: lates, division: 'Late', inviteCode: 'ahoy' }))
  await ok(play.challenge(late, gameId, anchor))
}
