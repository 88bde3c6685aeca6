import { encodeGlobalID } from '@pothos/plugin-relay'
import { getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let host: Actor
let gameId: number
let challengeId: number

beforeAll(async () => {
  test = await startTestApp()
  host = await signIn(test, 'Admin')
  gameId = await makeGame(host)
  challengeId = await makeChallenge(host, gameId)
})

afterAll(() => test.dispose())

const game = () => encodeGlobalID('Game', gameId)
const challenge = () => encodeGlobalID('Challenge', challengeId)

describe('a look-up', () => {
  it('takes the global id, or the number in a field of its own', async () => {
    const document = `query ($game: ID!, $challenge: ID!, $gameId: Int!, $challengeId: Int!) {
      game(id: $game) { id databaseId challenge(id: $challenge) { id databaseId } }
      gameByDatabaseId(databaseId: $gameId) {
        id databaseId challenge: challengeByDatabaseId(databaseId: $challengeId) { id databaseId }
      }
    }`
    const variables = { game: game(), challenge: challenge(), gameId, challengeId }
    const data = await host.query<{ game: unknown; gameByDatabaseId: unknown }>(document, variables)
    expect(data.game).toEqual({
      id: game(),
      databaseId: gameId,
      challenge: { id: challenge(), databaseId: challengeId },
    })
    expect(data.gameByDatabaseId).toEqual(data.game)
  })

  it.each(['game', 'team', 'participation', 'post'])(
    'names its argument when %s gets an id of another type',
    async (field) => {
      for (const id of [challenge(), String(gameId), 'Game', '']) {
        const { errors } = await host.graphql(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id })
        const type = field.charAt(0).toUpperCase() + field.slice(1)
        expect(errors).toMatchObject([
          {
            message: `id has the wrong type. Expected: ${type} id.`,
            extensions: { code: 'INVALID_INPUT' },
          },
        ])
      }
    },
  )

  it('finds nothing for the id of an object that does not exist', async () => {
    const id = encodeGlobalID('Game', 2_000_000_000)
    expect(await host.query('query ($id: ID!) { game(id: $id) { id } }', { id })).toEqual({ game: null })
  })
})

describe('nodes', () => {
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id __typename } }'

  it('answers in the order of the ids, with null for what the viewer does not see', async () => {
    const ids = [challenge(), game(), encodeGlobalID('Game', 2_000_000_000), game()]
    const ofGame = { id: game(), __typename: 'Game' }
    expect(await host.query(document, { ids })).toEqual({
      nodes: [{ id: challenge(), __typename: 'Challenge' }, ofGame, null, ofGame],
    })
    expect(await test.anonymous().query(document, { ids })).toEqual({ nodes: [null, ofGame, null, ofGame] })
  })

  it('takes at most 100 ids', async () => {
    const short = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { data } = await host.graphql(short, { ids: Array(100).fill(game()) })
    expect((data as { nodes: unknown[] }).nodes).toHaveLength(100)
    const { errors } = await host.graphql(short, { ids: Array(101).fill(game()) })
    expect(errors).toMatchObject([
      { message: 'ids must have at most 100 items.', extensions: { code: 'INVALID_INPUT' } },
    ])
  })

  it('has null for text that is not a global id', async () => {
    for (const id of ['nothing', 'R2FtZQ==', encodeGlobalID('Nothing', 1), encodeGlobalID('Query', 1)]) {
      const { data, errors } = await host.graphql(document, { ids: [id] })
      expect({ id, data, errors }).toEqual({ id, data: { nodes: [null] }, errors: undefined })
    }
  })
})

describe('a mutation', () => {
  it('names the member that has the id of another type', async () => {
    const document = `mutation ($input: UpdateChallengeInput!) { updateChallenge(input: $input) {
      __typename ... on Error { message } ... on InvalidInputError { issues { path } } } }`
    const team = encodeGlobalID('Team', challengeId)
    for (const challengeOf of [team, game(), String(challengeId)]) {
      const input = { gameId: game(), challengeId: challengeOf, title: 'Renamed' }
      expect(await host.query(document, { input })).toEqual({
        updateChallenge: {
          __typename: 'InvalidInputError',
          message: 'challengeId has the wrong type. Expected: Challenge id.',
          issues: [{ path: ['challengeId'] }],
        },
      })
    }
  })

  it('names the item of a list that has the id of another type', async () => {
    const document = `mutation ($input: UpdateParticipationsInput!) { updateParticipations(input: $input) {
      __typename ... on InvalidInputError { issues { path } } } }`
    const input = { participationIds: [encodeGlobalID('Participation', 1), game()], status: 'Accepted' }
    expect(await host.query(document, { input })).toEqual({
      updateParticipations: {
        __typename: 'InvalidInputError',
        issues: [{ path: ['participationIds', '1'] }],
      },
    })
  })
})

it('takes numbers of objects only in look-ups by number', () => {
  const numbers: string[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    const given = isInputObjectType(type)
      ? Object.values(type.getFields())
      : isObjectType(type)
        ? Object.values(type.getFields()).flatMap(({ args }) => args)
        : []
    for (const { name, type: of } of given) {
      // The id that a provider gave to this platform is a text.
      if (name === 'clientId') continue
      if (/ids?$/i.test(name) && getNamedType(of).name !== 'ID') numbers.push(name)
    }
  }
  expect([...new Set(numbers)]).toEqual(['databaseId'])
})
