import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { graphqlApi, restApi, type Api, type Outcome } from '../../kit/calls/apis.ts'
import { restEditApi, type EditApi } from '../../kit/calls/edit-api.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { readParticipations } from '../../kit/world/games.ts'
import { graphqlEditApi } from '../../kit/calls/graphql-edit-api.ts'

// Runs the same use cases once through each API, each on its own database, with the same names. The outcomes of all
// steps must be equal.
type Step = [name: string, outcome: Outcome]

const start = new Date(Date.now() - 3_600_000)
const end = new Date(Date.now() + 3_600_000)

let journeys: { rest: Step[]; graphql: Step[] }
const apps: TestApp[] = []

beforeAll(async () => {
  const [rest, graphql] = await Promise.all([
    journey(restApi, restEditApi),
    journey(graphqlApi, graphqlEditApi),
  ])
  journeys = { rest, graphql }
})

afterAll(() => Promise.all(apps.map((app) => app.dispose())))

describe('every use case of the main job', () => {
  it('takes the same steps through both APIs', () => {
    expect(journeys.graphql.map(([name]) => name)).toEqual(journeys.rest.map(([name]) => name))
    expect(journeys.rest.length).toBeGreaterThan(100)
  })

  it('comes to one outcome, whichever API is called', () => {
    for (const [index, [name, outcome]] of journeys.rest.entries()) {
      expect({ name, outcome: journeys.graphql[index]?.[1] }).toEqual({ name, outcome })
    }
  })

  it('comes to what was expected, not only to the same', () => {
    const refused = journeys.rest.filter(([, { ok }]) => !ok).map(([name]) => name)
    const expected = journeys.rest.map(([name]) => name).filter((name) => name.startsWith('refuse'))
    expect(refused).toEqual(expected)
  })

  it('ends on the same board', () => {
    const last = new Map(journeys.rest)
    expect(last.get('read the scoreboard')).toMatchObject({
      ok: true,
      value: {
        rows: [
          { name: 'Reds', rank: 1, divisionRank: 1, division: 'Open', score: 954, solvedCount: 2 },
          { name: 'Blues', rank: 2, divisionRank: 1, division: 'Student', score: 445, solvedCount: 1 },
        ],
        challenges: [
          { title: 'Anchor', category: 'Crypto', score: 432, solved: 2, bloods: ['Reds', 'Blues'] },
          { title: 'Binnacle', category: 'Web', score: 500, solved: 1 },
        ],
      },
    })
  })
})

async function journey(api: Api, edit: EditApi): Promise<Step[]> {
  const test = await startTestApp()
  apps.push(test)
  const steps: Step[] = []
  const step = async <Value>(name: string, outcome: Promise<Outcome<Value>>): Promise<Value> => {
    const came = await outcome
    steps.push([name, came])
    return (came.ok ? came.value : undefined) as Value
  }

  const admin = await signIn(test, 'Admin')
  const monitor = await signIn(test, 'Monitor')
  const [red, mate, blue, late] = [test.anonymous(), test.anonymous(), test.anonymous(), test.anonymous()]
  const account = (userName: string) => ({ userName, password, email: `${userName}@example.test` })

  await step('register', api.register(red, account('red')))
  await step('register a mate', api.register(mate, account('mate')))
  await step('register a rival', api.register(blue, account('blue')))
  await step('register a latecomer', api.register(late, account('late')))
  await step('refuse a taken name', api.register(test.anonymous(), account('RED')))
  await step(
    'refuse a weak password',
    api.register(test.anonymous(), { ...account('weak'), password: 'weak' }),
  )
  await step('log out', api.logOut(red))
  await step('refuse logging out twice', api.logOut(red))
  await step('refuse a wrong password', api.logIn(red, { userName: 'red', password: 'Wrong1pass' }))
  await step('log in', api.logIn(red, { userName: 'Red', password }))
  await step('update the profile', api.updateProfile(red, { bio: 'At sea', phone: '+49 30 1' }))
  await step('refuse a long bio', api.updateProfile(red, { bio: 'x'.repeat(129) }))
  await step('read the profile', api.profile(red))

  const reds = await step('create a team', api.createTeam(red, { name: 'Reds', bio: 'First' }))
  const blues = await step('create a rival team', api.createTeam(blue, { name: 'Blues' }))
  const lates = await step('create a late team', api.createTeam(late, { name: 'Lates' }))
  await step('refuse a long team name', api.createTeam(red, { name: 'x'.repeat(129) }))
  await step('refuse a team to nobody', api.createTeam(test.anonymous(), { name: 'Ghosts' }))
  let code = ''
  await step(
    'read the invite code',
    api.inviteCode(red, reds).then((came) => {
      if (!came.ok) return came
      code = came.value
      return { ok: true as const, value: code.replace(/[0-9a-f]{32}$/, 'token') }
    }),
  )
  await step('accept the invite', api.acceptInvite(mate, code))
  await step('refuse accepting twice', api.acceptInvite(mate, code))
  await step('refuse a malformed code', api.acceptInvite(mate, 'not a code'))
  await step('list teams', api.teams(mate))

  const game = { title: 'Muster', start, end, acceptWithoutReview: true, inviteCode: 'ahoy' }
  const gameId = await step('create a game', api.createGame(admin, game))
  await step('refuse a game to a player', api.createGame(red, game))
  await step('refuse a game without a title', api.createGame(admin, { title: ' ' }))
  const changes = { summary: 'A muster', divisions: ['Open', 'Student'], teamMemberCountLimit: 2 }
  await step('edit the game', api.updateGame(admin, gameId, changes))
  await step('refuse editing to a player', api.updateGame(red, gameId, { title: 'Mine', ...changes }))
  await step('list games', api.games(test.anonymous()))
  await step('read the game', api.game(test.anonymous(), gameId))
  await step('refuse an unknown game', api.challenge(red, 999_999, 1))

  const anchor = await step(
    'create a challenge',
    api.createChallenge(admin, gameId, { title: 'Anchor', category: 'Crypto' }),
  )
  const binnacle = await step(
    'create another',
    api.createChallenge(admin, gameId, { title: 'Binnacle', category: 'Web' }),
  )
  const hidden = await step('create a third', api.createChallenge(admin, gameId, { title: 'Capstan' }))
  await step(
    'refuse enabling without a flag',
    api.updateChallenge(admin, gameId, anchor, { isEnabled: true }),
  )
  await step('add flags', api.createFlags(admin, gameId, anchor, ['flag{anchor}', 'flag{kedge}']))
  await step('add a flag', api.createFlags(admin, gameId, binnacle, ['flag{binnacle}']))
  await step('refuse a blank flag', api.createFlags(admin, gameId, anchor, [' ']))
  await step(
    'attach a link',
    api.setRemoteAttachment(admin, gameId, anchor, 'https://example.test/anchor.zip'),
  )
  const fields = { content: 'Weigh it.', originalScore: 500, hints: ['Heavy'], isEnabled: true }
  await step('edit and enable', api.updateChallenge(admin, gameId, anchor, fields))
  await step(
    'enable another',
    api.updateChallenge(admin, gameId, binnacle, {
      originalScore: 500,
      isEnabled: true,
      disableBloodBonus: true,
    }),
  )
  await step(
    'refuse a memory limit out of range',
    api.updateChallenge(admin, gameId, anchor, { memoryLimit: 1 }),
  )

  await step('refuse joining without the code', api.join(red, gameId, { teamId: reds, division: 'Open' }))
  await step(
    'refuse an unknown division',
    api.join(red, gameId, { teamId: reds, division: 'Pro', inviteCode: 'ahoy' }),
  )
  await step('join', api.join(red, gameId, { teamId: reds, division: 'Open', inviteCode: 'ahoy' }))
  await step(
    'refuse joining twice',
    api.join(red, gameId, { teamId: reds, division: 'Open', inviteCode: 'ahoy' }),
  )
  await step('join as a mate', api.join(mate, gameId, { teamId: reds, division: 'Open', inviteCode: 'ahoy' }))
  await step(
    'refuse joining with another’s team',
    api.join(blue, gameId, { teamId: reds, division: 'Open', inviteCode: 'ahoy' }),
  )
  await step('edit the game to review', api.updateGame(admin, gameId, { acceptWithoutReview: false }))
  await step(
    'join with review',
    api.join(blue, gameId, { teamId: blues, division: 'Student', inviteCode: 'ahoy' }),
  )
  await step('refuse playing before the review', api.submit(blue, gameId, anchor, 'flag{anchor}'))
  await step('join late', api.join(late, gameId, { teamId: lates, division: 'Open', inviteCode: 'ahoy' }))
  await step('leave', api.leave(late, gameId))
  await step('refuse leaving when accepted', api.leave(red, gameId))
  const pending = (await readParticipations(admin, gameId)).find(({ status }) => status === 'Pending')
  await step('refuse a review to a player', api.review(red, pending?.id ?? 0, { status: 'Accepted' }))
  await step('accept by review', api.review(admin, pending?.id ?? 0, { status: 'Accepted' }))
  await step('read the game as a member', api.game(blue, gameId))

  await step('read details', api.details(red, gameId))
  await step('read a challenge', api.challenge(red, gameId, anchor))
  await step('refuse a disabled challenge', api.challenge(red, gameId, hidden))
  await step('judge a wrong answer', api.submit(red, gameId, anchor, 'flag{wrong}'))
  await step('judge a right answer', api.submit(red, gameId, anchor, '  flag{anchor} '))
  await step('judge it again', api.submit(mate, gameId, anchor, 'flag{kedge}'))
  await step('judge the rival’s', api.submit(blue, gameId, anchor, 'flag{kedge}'))
  await step('judge another', api.submit(mate, gameId, binnacle, 'flag{binnacle}'))
  await step('refuse a blank answer', api.submit(red, gameId, anchor, '   '))
  await step('refuse a long answer', api.submit(red, gameId, anchor, 'x'.repeat(513)))
  await step('refuse an answer to a disabled challenge', api.submit(red, gameId, hidden, 'flag{x}'))
  await step('read details after solving', api.details(red, gameId))
  await step('read the scoreboard', api.scoreboard(test.anonymous(), gameId))

  await step('post a notice', api.createNotice(admin, gameId, 'Fair winds'))
  await step('refuse a notice to a player', api.createNotice(red, gameId, 'Mine'))
  await step('read notices', api.notices(test.anonymous(), gameId))

  const place = { gameId, challengeId: anchor }
  await step('set the deadline of write-ups', api.updateGame(admin, gameId, { writeupDeadline: end }))
  await step('read the game to edit', edit.authoredGame(admin, gameId))
  await step('read challenges to edit', edit.challenges(admin, gameId))
  await step('read a challenge to edit', edit.authoredChallenge(admin, place))
  await step('read the salt', shaped(edit.hashSalt(admin, gameId), /^[0-9a-f]{64}$/))
  const file = { flag: 'flag{late}', remoteUrl: 'https://example.test/late' }
  await step('add a flag with a file', edit.createAttachedFlags(admin, place, [file]))
  await step('refuse a blank flag', edit.createAttachedFlags(admin, place, [file, { flag: ' ' }]))
  const flags = await step('read flags', edit.flags(admin, place))
  const lateFlag = flags.at(-1)?.id ?? 0
  await step('refuse deleting a flag to a player', edit.deleteFlag(red, place, lateFlag))
  await step('delete a flag', edit.deleteFlag(admin, place, lateFlag))
  await step('refuse deleting it again', edit.deleteFlag(admin, place, lateFlag))
  await step(
    'refuse flags to a challenge of another game',
    edit.createAttachedFlags(admin, { ...place, gameId: 999_999 }, [file]),
  )
  await step(
    'delete the last flag',
    edit.deleteFlag(admin, { gameId, challengeId: binnacle }, await only(binnacle)),
  )
  await step('read what lost its last flag', edit.authoredChallenge(admin, { gameId, challengeId: binnacle }))

  const notice = await step('publish a notice', edit.publishNotice(admin, gameId, 'Squall'))
  await step('refuse a blank notice', edit.publishNotice(admin, gameId, ' '))
  await step('edit the notice', edit.updateNotice(admin, gameId, notice, 'Squall from the west'))
  await step('refuse editing it to a player', edit.updateNotice(red, gameId, notice, 'Calm'))
  const blood = await test.services.db.gameNotice.findFirstOrThrow({ where: { gameId, type: 'FirstBlood' } })
  await step('refuse editing a blood', edit.updateNotice(admin, gameId, blood.id, 'No blood'))
  await step('refuse deleting a blood', edit.deleteNotice(admin, gameId, blood.id))
  await step('delete the notice', edit.deleteNotice(admin, gameId, notice))
  await step('refuse deleting the notice again', edit.deleteNotice(admin, gameId, notice))
  await step('read notices after all', api.notices(test.anonymous(), gameId))

  await step('read participations', edit.participations(admin, gameId))
  await step('refuse participations to a monitor', edit.participations(monitor, gameId))
  await step('read events', edit.events(monitor, gameId))
  await step('read submissions', edit.submissions(monitor, gameId))
  await step('read wrong submissions', edit.submissions(monitor, gameId, 'WrongAnswer'))
  await step('read recent games', edit.recentGames(test.anonymous()))
  await step('rename a team', edit.updateTeam(red, reds, { name: 'Scarlets', bio: null }))
  await step('refuse renaming to a mate', edit.updateTeam(mate, reds, { name: 'Mates' }))
  await step('move to a division', api.review(admin, pending?.id ?? 0, { division: 'Open' }))
  await step('suspend', api.review(admin, pending?.id ?? 0, { status: 'Suspended' }))
  await step('refuse an answer of the suspended', api.submit(blue, gameId, anchor, 'flag{anchor}'))
  await step('refuse an unknown participation', api.review(admin, 999_999, { status: 'Accepted' }))
  await step('read the scoreboard without them', api.scoreboard(test.anonymous(), gameId))

  await step('refuse deleting a challenge to a player', edit.deleteChallenge(red, place))
  await step('delete a challenge', edit.deleteChallenge(admin, place))
  await step('refuse deleting the challenge again', edit.deleteChallenge(admin, place))
  await step('read the scoreboard without it', api.scoreboard(test.anonymous(), gameId))
  await step('refuse deleting the game to a monitor', edit.deleteGame(monitor, gameId))
  await step('delete the game', edit.deleteGame(admin, gameId))
  await step('refuse deleting the game again', edit.deleteGame(admin, gameId))
  await step('refuse reading the game', api.game(admin, gameId))
  await step('read no recent games', edit.recentGames(test.anonymous()))
  return steps

  async function only(challengeId: number): Promise<number> {
    return (await test.services.db.flag.findFirstOrThrow({ where: { challengeId } })).id
  }
}

/** Whether a value that differs in every run has the right format. */
async function shaped(outcome: Promise<Outcome<string>>, pattern: RegExp): Promise<Outcome<boolean>> {
  const came = await outcome
  return came.ok ? { ok: true, value: pattern.test(came.value) } : came
}
