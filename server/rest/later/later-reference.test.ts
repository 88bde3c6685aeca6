import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiFile } from '../openapi/reference.ts'
import { buildLaterOpenApi } from './later-reference.ts'

type Document = {
  info: { version: string }
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, { properties?: object }> }
}
const own = JSON.parse(readFileSync(openApiFile, 'utf8')) as Document
const later = JSON.parse(JSON.stringify(await buildLaterOpenApi())) as Document

/** The operations of a document with the models that they refer to in their places. */
function operationsOf({ paths, components: { schemas } }: Document): Map<string, string> {
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec((value as { $ref?: string }).$ref ?? '') ?? []
    if (name) return resolved(schemas[name])
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolved(member)]))
  }
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { summary: _text, ...operation }]: [string, { summary?: string }]) => [
          `${method.toUpperCase()} ${path}`,
          JSON.stringify(resolved(operation)),
        ],
      ),
    ),
  )
}
const before = operationsOf(own)
const after = operationsOf(later)

it('has the routes that are new at the level, and not those that are gone', () => {
  expect([...after.keys()].filter((route) => !before.has(route)).toSorted()).toEqual([
    'DELETE /api/edit/games/{id}/divisions/{divisionId}',
    'DELETE /api/tokens/{id}',
    'GET /api/edit/games/{id}/divisions',
    'GET /api/game/{id}/check',
    'GET /api/tokens',
    'POST /api/edit/games/import',
    'POST /api/edit/games/{id}/divisions',
    'POST /api/edit/games/{id}/export',
    'POST /api/edit/games/{id}/scoreboard/flush',
    'POST /api/tokens',
    'POST /api/tokens/{id}/restore',
    'PUT /api/edit/games/{id}/divisions/{divisionId}',
  ])
  expect([...before.keys()].filter((route) => !after.has(route)).toSorted()).toEqual([
    'POST /api/edit/games/{id}/challenges/updateaccepted',
  ])
  expect(later.info.version).toBe('1.8.5')
})

it('differs in no other route than those whose models differ', () => {
  const changed = [...before].filter(([route, text]) => after.has(route) && after.get(route) !== text)
  expect(changed.map(([route]) => route).toSorted()).toEqual([
    'DELETE /api/edit/games/{id}/challenges/{cId}/flags/{fId}',
    'GET /api/admin/config',
    'GET /api/admin/logs',
    'GET /api/admin/writeups/{id}',
    'GET /api/config',
    'GET /api/edit/games',
    'GET /api/edit/games/{id}',
    'GET /api/edit/games/{id}/challenges',
    'GET /api/edit/games/{id}/challenges/{cId}',
    'GET /api/game/{id}',
    'GET /api/game/{id}/challenges/{challengeId}',
    'GET /api/game/{id}/cheatinfo',
    'GET /api/game/{id}/details',
    'GET /api/game/{id}/participations',
    'GET /api/game/{id}/scoreboard',
    'POST /api/edit/games',
    'POST /api/edit/games/{id}/challenges',
    'POST /api/edit/posts',
    'POST /api/game/{id}',
    'PUT /api/admin/config',
    'PUT /api/admin/participation/{id}',
    'PUT /api/edit/games/{id}',
    'PUT /api/edit/games/{id}/challenges/{cId}',
    'PUT /api/edit/posts/{id}',
  ])
})

const membersOf = ({ components }: Document, name: string) =>
  Object.keys(components.schemas[name]?.properties ?? {})

/** The members of level 1.8.5 that 1.2.6 does not have, and those that it has and 1.8.5 does not. */
it.each<[string, string[], string[]]>([
  ['ClientConfig', ['apiPublicKey'], []],
  ['GlobalConfig', ['apiEncryption'], []],
  ['LogMessageModel', [], []],
  ['WriteupInfoModel', ['divisions', 'writeups'], ['id', 'team', 'uploadTimeUtc', 'url']],
  ['GameInfoModel', [], ['divisions']],
  ['DetailedGameInfoModel', [], []],
  ['ChallengeInfoModel', ['deadlineUtc'], []],
  [
    'ChallengeEditDetailModel',
    ['deadlineUtc', 'exposePort', 'networkMode', 'submissionLimit'],
    ['containerExposePort'],
  ],
  [
    'ChallengeUpdateModel',
    ['deadlineUtc', 'exposePort', 'networkMode', 'submissionLimit'],
    ['containerExposePort'],
  ],
  ['ChallengeDetailModel', ['attempts', 'deadline', 'limit'], []],
  ['GameJoinModel', ['divisionId'], ['division']],
  ['ParticipationEditModel', ['divisionId'], ['division']],
  ['ParticipationInfoModel', ['divisionId'], ['division']],
  ['ParticipationModel', ['divisionId'], []],
  ['ScoreboardModel', ['divisions', 'timelines'], ['timeLines']],
  ['ScoreboardItem', ['divisionId'], ['division']],
  ['ChallengeInfo', ['deadline'], []],
  ['ChallengeItem', [], []],
])('the model %s has %j more and %j less', (name, more, less) => {
  const [one, other] = [membersOf(own, name), membersOf(later, name)]
  expect(other.filter((member) => !one.includes(member)).toSorted()).toEqual(more)
  expect(one.filter((member) => !other.includes(member)).toSorted()).toEqual(less)
})

it.each([
  ['WriteupInfo', ['divisionId', 'id', 'team', 'uploadTimeUtc', 'url']],
  ['ApiTokenResponse', ['info', 'token']],
  ['ApiToken', ['createdAt', 'creator', 'creatorId', 'expiresAt', 'id', 'isRevoked', 'lastUsedAt', 'name']],
  ['Division', ['challengeConfigs', 'defaultPermissions', 'id', 'inviteCode', 'name']],
  ['DivisionChallengeConfig', ['challengeId', 'permissions']],
  ['DivisionInfo', ['id', 'inviteCodeRequired', 'name']],
  ['GameJoinCheckInfoModel', ['joinableDivisions', 'joinedTeams']],
  ['JoinedTeam', ['division', 'id']],
  ['TimeLineItem', ['divisionId', 'teams']],
  ['DivisionItem', ['challengeConfigs', 'defaultPermissions', 'id', 'name']],
  ['DivisionChallengeItem', ['challengeId', 'permissions']],
])('the new model %s has the members %j', (name, members) => {
  expect(membersOf(later, name).toSorted()).toEqual(members)
})
