import { buildSchema, executeSync, getNamedType, isEnumType, isLeafType, isListType, parse } from 'graphql'
import { getNullableType, isAbstractType, type GraphQLFieldResolver, type GraphQLOutputType } from 'graphql'
import { readFileSync } from 'node:fs'
import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import freezeNote from '../../../__generated__/FreezeNoteQuery.graphql.ts'
import layout from '../../../__generated__/GameLayoutQuery.graphql.ts'
import gameResult from '../../../__generated__/GameResultQuery.graphql.ts'
import overview from '../../../__generated__/GamePageQuery.graphql.ts'
import games from '../../../__generated__/GamesPageQuery.graphql.ts'
import home from '../../../__generated__/HomePageQuery.graphql.ts'
import scoreboard from '../../../__generated__/ScoreboardPageQuery.graphql.ts'
import paletteGame from '../../../__generated__/usePaletteGameQuery.graphql.ts'
import paletteLists from '../../../__generated__/usePaletteListsQuery.graphql.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const texts = Object.values(
  JSON.parse(readFileSync('client/relay/persisted-operations.json', 'utf8')) as Record<string, string>,
)
const variables = { gameId: 1, isAuthor: false, includeHidden: false }

/** A value of the type: lists have one item, all objects of a type have one id. */
function valueOf(type: GraphQLOutputType): unknown {
  const own = getNullableType(type)
  if (isListType(own)) return [valueOf(own.ofType)]
  const named = getNamedType(own)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (isLeafType(named)) return named.name === 'Boolean' ? false : 1
  return { __typename: isAbstractType(named) ? schema.getPossibleTypes(named)[0]?.name : named.name }
}

const resolve: GraphQLFieldResolver<{ __typename?: string }, boolean> = (source, _args, hasJoined, info) => {
  if (info.fieldName === 'viewerParticipation' && !hasJoined) return null
  return info.fieldName === 'id' ? source.__typename : valueOf(info.returnType)
}

/** Stores the answer to the query of a viewer who has joined the game, or has not. */
function answer(environment: Environment, query: typeof layout, hasJoined: boolean) {
  const operation = createOperationDescriptor(query, variables)
  const text = texts.find((candidate) => candidate.startsWith(`query ${query.params.name}`)) ?? ''
  const options = { schema, document: parse(text), variableValues: variables, contextValue: hasJoined }
  const { data, errors } = executeSync({ ...options, rootValue: {}, fieldResolver: resolve })
  expect(errors).toBeUndefined()
  environment.commitPayload(operation, data as Record<string, unknown>)
  return operation
}

const pages = Object.entries({ overview, scoreboard, games, home })
const others = Object.entries({ layout, paletteGame, paletteLists, freezeNote, gameResult })
const pairs = pages.flatMap(([page, query]) => others.map(([name, other]) => ({ page, query, name, other })))

// The kept answer of a page can be from before the join, and the answer of another query from after it.
test.each(pairs)('the page “$page” finds all of a participation that “$name” brings', ({ query, other }) => {
  const network = Network.create(() => Promise.reject(new Error('there is no server')))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const shown = answer(environment, query as unknown as typeof layout, false)
  expect(environment.check(shown).status).toBe('available')

  answer(environment, other as unknown as typeof layout, true)
  expect(environment.check(shown).status).toBe('available')
})
