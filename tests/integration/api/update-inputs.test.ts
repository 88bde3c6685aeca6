import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'

// Every input of an update follows one rule: an absent member stays, null clears it or is refused.

type Things = {
  gameId: number
  challengeId: number
  teamId: number
  userId: string
  postId: string
  participationId: number
}

/** A value to send, and what null leaves. Without the latter, null is refused. */
type Member = [value: unknown, cleared?: unknown]

type Row = {
  key: (things: Things) => Record<string, unknown>
  /** The object of the payload that holds the members. */
  object: string
  members: Record<string, Member>
  /** Selections of members that are not fields of the same name. */
  read?: Record<string, string>
}

const settings = (section: string, members: Record<string, Member>) =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [`${section}.${name}`, member]))

const rows: Record<string, Row> = {
  updateAnyTeam: {
    key: ({ teamId }) => ({ teamId }),
    object: 'team',
    members: { name: ['Yawl'], bio: ['We sail', null], locked: [true] },
  },
  updateBackupPolicy: {
    key: () => ({}),
    object: 'settings',
    read: { schedule: 'backups.', time: 'backups.', keep: 'backups.', withCaptures: 'backups.' },
    members: { schedule: ['Daily'], time: ['04:30'], keep: [9], withCaptures: [true] },
  },
  updateChallenge: {
    key: ({ gameId, challengeId }) => ({ gameId, challengeId }),
    object: 'challenge',
    members: {
      title: ['Reef knot'],
      content: ['Tie it.', ''],
      category: ['Web'],
      hints: [['Left over right'], []],
      isEnabled: [true],
      fileName: ['rope.zip', 'attachment'],
      flagTemplate: ['flag{[GUID]}', null],
      containerImage: ['registry.test/knot', ''],
      memoryLimitMib: [128],
      cpuTenths: [5],
      storageLimitMib: [512],
      containerExposePort: [8080],
      enableTrafficCapture: [true],
      disableBloodBonus: [true],
      originalScore: [700],
      minScoreRate: [0.5],
      decaySolves: [12],
      releaseAt: ['2020-01-01T00:00:00.000Z', null],
      closeAt: ['2040-01-01T00:00:00.000Z', null],
      submissionLimit: [5, 0],
      attemptMode: ['Cooldown', 'Lockout'],
      cooldownSeconds: [90, 60],
      requiredChallengeIds: [[], []],
      unlockCount: [2, null],
      lockedView: ['Card', 'Hidden'],
      scoreCurve: ['Linear', 'Exponential'],
      scoreTable: [[500, 450], []],
    },
    read: { requiredChallengeIds: 'requiredChallenges { id }' },
  },
  updateGame: {
    key: ({ gameId }) => ({ gameId }),
    object: 'game',
    read: { bloodBonus: 'bloodBonus { first second third }' },
    members: {
      title: ['Regatta'],
      summary: ['Short', ''],
      content: ['Long', ''],
      hidden: [true],
      start: ['2030-01-01T00:00:00.000Z'],
      end: ['2030-01-02T00:00:00.000Z'],
      freezeAt: ['2030-01-01T20:00:00.000Z', null],
      hasFlagBox: [true],
      practiceMode: [false],
      acceptWithoutReview: [true],
      inviteCode: ['ahoy', null],
      divisions: [['Open', 'Student'], []],
      teamMemberCountLimit: [4, 0],
      containerCountLimit: [5, 0],
      writeupRequired: [true],
      writeupDeadline: ['2030-01-03T00:00:00.000Z'],
      writeupNote: ['Explain', ''],
      bloodBonusPoints: [[50, 40, 30, 20], []],
      bloodBonus: [{ first: 100, second: 60, third: 20 }],
    },
  },
  updateParticipation: {
    key: ({ participationId }) => ({ participationId }),
    object: 'participation',
    members: { status: ['Suspended'], division: ['Open'] },
  },
  updatePost: {
    key: ({ postId }) => ({ postId }),
    object: 'post',
    members: {
      title: ['News'],
      summary: ['Short', ''],
      content: ['Long', ''],
      tags: [['sea'], []],
      isPinned: [true],
    },
  },
  updateProfile: {
    key: () => ({}),
    object: 'viewer',
    members: {
      userName: [unique('own')],
      bio: ['Sailor', ''],
      phone: ['+49 40 123', null],
      realName: ['Ann', ''],
      studentNumber: ['17', ''],
    },
  },
  updateSettings: {
    key: () => ({}),
    object: 'settings',
    members: {
      ...settings('accountPolicy', {
        allowRegister: [false],
        activeOnRegister: [false],
        useCaptcha: [true],
        emailConfirmationRequired: [false],
        emailDomainList: ['example.test', ''],
      }),
      ...settings('globalConfig', {
        title: ['Harbour'],
        slogan: ['Set sail', ''],
        description: ['A platform', ''],
        footerInfo: ['Imprint', ''],
        customTheme: ['#123456', ''],
      }),
      ...settings('containerPolicy', {
        autoDestroyOnLimitReached: [true],
        defaultLifetimeMinutes: [60],
        extensionMinutes: [30],
        renewalWindowMinutes: [10],
      }),
    },
  },
  updateTeam: {
    key: ({ teamId }) => ({ teamId }),
    object: 'team',
    members: { name: ['Ketch'], bio: ['We row', null] },
  },
  updateUser: {
    key: ({ userId }) => ({ userId }),
    object: 'user',
    members: {
      userName: [unique('new')],
      email: [`${unique('new')}@example.test`],
      bio: ['Rower', ''],
      phone: ['040 1', null],
      realName: ['Ben', ''],
      studentNumber: ['18', ''],
      emailConfirmed: [false],
      role: ['Monitor'],
    },
  },
}

/** Inputs that do not change the members of one object, with the reason. */
const exempt: Record<string, string> = {
  updateAvatar: 'names one picture in one of two ways',
  updateGamePoster: 'names one picture in one of two ways',
  updateLogo: 'names one picture in one of two ways',
  updateTeamAvatar: 'names one picture in one of two ways',
  updateUsers: 'changes many users; its members are those of updateUser',
}

let test: TestApp
let admin: Actor
let things: Things

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const gameId = await makeGame(admin, { divisions: ['Open'] })
  const challengeId = await makeChallenge(admin, gameId, { type: 'DynamicContainer' })
  const { userId } = await signIn(test)
  const teamId = await makeTeam(admin)
  const otherGameId = await makeGame(admin, { divisions: ['Open', 'Student'] })
  await admin.mutate('joinGame', { gameId: otherGameId, teamId, division: 'Student' })
  const [participation] = await readParticipations(admin, otherGameId)
  const { post } = await admin.mutate<{ post: { databaseId: string } }>(
    'createPost',
    { title: 'Old' },
    'post { databaseId }',
  )
  const participationId = participation?.id ?? 0
  things = { gameId, challengeId, teamId, userId, postId: post.databaseId, participationId }
})
afterAll(() => test.dispose())

const updates = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
  name.startsWith('update'),
)

function nullableMembers(type: GraphQLInputObjectType): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: member }) => {
    if (isNonNullType(member)) return []
    const named = getNamedType(member)
    const inner = isInputObjectType(named) ? nullableMembers(named) : []
    return inner.length > 0 ? inner.map((below) => `${name}.${below}`) : [name]
  })
}

it('has a row for every nullable member of every update', () => {
  const found = Object.fromEntries(
    updates.flatMap(({ name, args }) => {
      const type = args[0] && getNamedType(args[0].type)
      const all = isInputObjectType(type) ? nullableMembers(type).toSorted() : []
      // The reason of the change is no member of what is updated.
      const members = all.filter((member) => member !== 'reason')
      return members.length > 0 && !(name in exempt) ? [[name, members]] : []
    }),
  )
  const expected = Object.fromEntries(
    Object.entries(rows).map(([name, { members }]) => [name, Object.keys(members).toSorted()]),
  )
  expect(found).toEqual(expected)
})

/** `{ a: { b: value } }` for the member `a.b`. */
function nested(member: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = member.split('.')
  return { [name]: rest.length > 0 ? nested(rest.join('.'), value) : value }
}

/** The selection of a member below the object of the payload. */
function selectionOf(row: Row, member: string): string {
  const read = row.read?.[member] ?? member
  const path = read.endsWith('.') ? `${read}${member}` : read
  return path.split('.').reduceRight((inner, name) => (inner ? `${name} { ${inner} }` : name), '')
}

function valueAt(object: unknown, row: Row, member: string): unknown {
  const read = row.read?.[member] ?? member
  const path = read.endsWith('.') ? `${read}${member}` : (read.split(' ')[0] ?? '')
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], object)
}

describe.each(Object.entries(rows))('%s', (mutation, row) => {
  it.each(Object.entries(row.members))('keeps, sets and clears %s', async (member, [value, ...cleared]) => {
    const send = (input: object) =>
      admin.mutate<Record<string, unknown> & { issues?: unknown }>(
        mutation,
        { ...row.key(things), ...input },
        `${row.object} { ${selectionOf(row, member)} }`,
      )
    const read = async (input: object) => {
      const answer = await send(input)
      expect(answer).toHaveProperty(row.object)
      return valueAt(answer[row.object], row, member)
    }
    expect(await read(nested(member, value))).toEqual(value)
    expect(await read({})).toEqual(value)
    const issue: unknown = expect.objectContaining({ path: member.split('.') })
    const refusal: unknown = expect.objectContaining({ __typename: 'InvalidInputError', issues: [issue] })
    const canClear = cleared.length > 0
    const answer = await send(nested(member, null))
    const outcome = canClear ? valueAt(answer[row.object], row, member) : answer
    expect(outcome).toEqual(canClear ? cleared[0] : refusal)
    expect(await read({})).toEqual(canClear ? cleared[0] : value)
  })
})

it('refuses null for a picture, for many users and for a section of the settings', async () => {
  const issues = async (mutation: string, input: object, path: string[]) =>
    expect(await admin.mutate(mutation, { ...input })).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path }],
    })
  await issues('updateAvatar', { hash: null }, ['hash'])
  await issues('updateUsers', { ids: [things.userId], role: null }, ['role'])
  await issues('updateSettings', { globalConfig: null }, ['globalConfig'])
})
