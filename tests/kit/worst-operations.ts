import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { checkDocument, checkText } from '../../server/graphql/limits/document-limits.ts'
import { maxCost, operationCost } from '../../server/graphql/limits/operation-cost.ts'
import { schema } from '../../server/graphql/schema.ts'

type WorstOperation = { name: string; text: string; cost: number }
type AnyField = GraphQLField<unknown, unknown>
/** A field with its path from the root. */
type Way = { calls: string[]; names: string[]; type: GraphQLObjectType }
type Ids = Readonly<Record<string, string | number>>

const longestWay = 5
const pages = [100, 50, 20, 10, 5, 2, 1]
const mostCopies = 100

/**
 * The most expensive operations that pass the limits: for each field of `Query`, each object type below it and each of
 * its fields, as many copies of the field with as long pages as possible. Required arguments come from `ids`. `every`
 * selects one of that many operations.
 */
export function* worstOperations(ids: Ids, every = 1): Generator<WorstOperation> {
  const query = schema.getQueryType()
  if (!query) return
  let number = 0
  for (const root of Object.values(query.getFields())) {
    for (const way of waysBelow(root)) {
      for (const { name, make } of attacksAt(way)) {
        number += 1
        // Also those that are not selected, so that an id that is missing is noticed at once.
        fill(make(1), 1, ids)
        const found = number % every === 0 && largest(make, ids)
        if (found) yield { name, ...found }
      }
    }
  }
}

/** The shortest path to every object type below a field of `Query`. */
function* waysBelow(root: AnyField): Generator<Way> {
  const seen = new Set<string>()
  const waiting: Way[] = objectsOf(root).map((type) => wayTo(type, { calls: [], names: [] }, root))
  for (const way of waiting) {
    if (seen.has(way.type.name)) continue
    seen.add(way.type.name)
    yield way
    if (way.names.length >= longestWay) continue
    for (const field of Object.values(way.type.getFields()))
      for (const type of objectsOf(field)) waiting.push(wayTo(type, way, field))
  }
}

function wayTo(type: GraphQLObjectType, way: Pick<Way, 'calls' | 'names'>, field: AnyField): Way {
  const isNarrowed = getNamedType(field.type).name !== type.name
  const call = isNarrowed ? `${callOf(field)} { ... on ${type.name}` : callOf(field)
  return { calls: [...way.calls, call], names: [...way.names, field.name], type }
}

function objectsOf(field: AnyField): GraphQLObjectType[] {
  const type = getNamedType(field.type)
  if (isObjectType(type)) return type.name.startsWith('__') ? [] : [type]
  return isInterfaceType(type) ? [...schema.getPossibleTypes(type)] : []
}

/** A field with its arguments, the last value of an enum. `$page` and `$name` are replaced later. */
function callOf(field: AnyField): string {
  const args = field.args.flatMap(({ name, type }) => {
    if (name === 'first') return ['first: $page']
    const valueType = getNamedType(type)
    if (isNonNullType(type) && isEnumType(valueType))
      return [`${name}: ${valueType.getValues().at(-1)?.name}`]
    return isNonNullType(type) ? [`${name}: $${getNamedType(field.type).name}_${name}`] : []
  })
  return args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name
}

type Attack = { name: string; make: (copies: number) => string }

function* attacksAt({ calls, names, type }: Way): Generator<Attack> {
  const inside = (selection: string) => wrap(calls, selection)
  const leaves = leavesOf(type)
  const name = names.join('.')
  if (leaves !== '')
    yield { name: `${name} {…}`, make: (copies) => `{ ${times(copies, () => inside(leaves))} }` }
  for (const field of Object.values(type.getFields())) {
    const selection = selectionOf(getNamedType(field.type))
    if (selection === null) continue
    yield {
      name: `${name}.${field.name}`,
      make: (copies) => `{ ${inside(times(copies, () => `${callOf(field)} ${selection}`))} }`,
    }
  }
}

function wrap(calls: string[], selection: string): string {
  const opened = calls.map((call) => `${call} {`).join(' ')
  const closed = calls.map((call) => (call.includes('{') ? '}}' : '}')).join('')
  return `${opened} ${selection} ${closed}`
}

function times(copies: number, item: () => string): string {
  return Array.from({ length: copies }, (_, index) => `a${index}: ${item()}`).join(' ')
}

function leavesOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '__typename'
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(callOf)
    .join(' ')
}

/** The selection of a type: all its leaf fields, and those of a connection's nodes. */
function selectionOf(type: GraphQLNamedType): string | null {
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const edge = type.getFields()['edges']
  if (!edge) return leavesOf(type) === '' ? null : `{ ${leavesOf(type)} }`
  const edgeType = getNamedType(edge.type)
  const node = isObjectType(edgeType) ? edgeType.getFields()['node'] : undefined
  return node ? `{ edges { node { ${leavesOf(getNamedType(node.type))} } } }` : null
}

/** The operation with the longest pages and then the most copies that passes the limits, or null. */
function largest(make: (copies: number) => string, ids: Ids): { text: string; cost: number } | null {
  for (const page of pages) {
    let [most, least] = [mostCopies, 0]
    let best: { text: string; cost: number } | null = null
    while (most > least) {
      const copies = Math.ceil((most + least) / 2)
      const text = fill(make(copies), page, ids)
      const cost = costOf(text)
      if (cost === null) most = copies - 1
      else [least, best] = [copies, { text, cost }]
    }
    if (best) return best
  }
  return null
}

function fill(text: string, page: number, ids: Ids): string {
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => valueOf(name, page, ids))
}

function valueOf(name: string, page: number, ids: Ids): string {
  if (name === 'page') return String(page)
  const [, type = '', argument = ''] = /^([^_]+)_(.+)$/.exec(name) ?? []
  const key = ids[`${type.charAt(0).toLowerCase()}${type.slice(1)}Id`]
  if (key !== undefined && argument === 'databaseId') return JSON.stringify(key)
  if (key !== undefined && argument === 'id') return JSON.stringify(encodeGlobalID(type, key))
  if (argument === 'challengeIds')
    return JSON.stringify([encodeGlobalID('Challenge', ids['challengeId'] ?? 0)])
  if (argument === 'minutes') return '5'
  if (argument === 'code') return JSON.stringify('0'.repeat(20))
  if (argument === 'time' || argument === 'at') return JSON.stringify(new Date().toISOString())
  const value = argument === 'ids' ? [ids['id']] : ids[argument]
  if (value === undefined) throw new Error(`The generator of operations has no ${name}.`)
  return JSON.stringify(value)
}

/** Null for an operation that the limits reject. */
function costOf(text: string): number | null {
  try {
    checkText(text)
    const document = parse(text)
    checkDocument(document)
    const operation = getOperationAST(document)
    const cost = operation ? operationCost({ schema, document, operation, variables: {} }) : maxCost + 1
    return cost <= maxCost ? cost : null
  } catch {
    return null
  }
}
