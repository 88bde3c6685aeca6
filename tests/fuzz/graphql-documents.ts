import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import type { Random } from './random.ts'
import { anyJson, anyNumber, anyText, damaged, knownId, type Known } from './values.ts'

export type Kind = 'query' | 'mutation' | 'subscription'
export type MadeDocument = { query: string; variables: Record<string, unknown> }

/** A document that mostly matches the schema, so that it passes the first checks and reaches deeper rules. */
export function makeDocument(schema: GraphQLSchema, kind: Kind, random: Random, known: Known): MadeDocument {
  const maker = new DocumentMaker(schema, random, known)
  const made = maker.document(kind)
  return random.chance(0.1) ? { ...made, query: damaged(random, made.query) } : made
}

class DocumentMaker {
  private readonly declared: string[] = []
  private readonly fragments: string[] = []
  private readonly variables: Record<string, unknown> = {}
  /** Whether the first field deletes. Only few do, because faults are hard to find in a world without objects. */
  private isDeleting: boolean | null = null
  /**
   * Selections and list items that the document may still get. A document with more is refused unread, and keeps the
   * generator busy.
   */
  private selectionsLeft = 2000
  private itemsLeft = 1000
  private readonly schema: GraphQLSchema
  private readonly random: Random
  private readonly known: Known

  constructor(schema: GraphQLSchema, random: Random, known: Known) {
    this.schema = schema
    this.random = random
    this.known = known
  }

  document(kind: Kind): MadeDocument {
    const { random, schema } = this
    const roots = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }
    const root = roots[kind]
    if (!root) throw new Error(`the schema has no ${kind}`)
    const body = this.selection(
      root,
      random.pick([2, 4, 6, 12]),
      kind === 'query' ? random.pick([1, 2, 8]) : 1,
    )
    const head = this.declared.length > 0 ? `(${this.declared.join(', ')})` : ''
    const query = [`${kind} Fuzz${head} ${body}`, ...this.fragments].join('\n')
    return { query, variables: this.variables }
  }

  private selection(type: GraphQLNamedType, depth: number, width = 1 + this.random.below(4)): string {
    const { random } = this
    this.selectionsLeft -= 1
    if (this.selectionsLeft <= 0) return '{ __typename }'
    const parts = Array.from({ length: width }, () => this.part(type, depth)).filter(Boolean)
    if (parts.length === 0 || random.chance(0.2)) parts.push('__typename')
    return `{ ${parts.join(' ')} }`
  }

  private part(type: GraphQLNamedType, depth: number): string {
    const { random, schema } = this
    if ((isUnionType(type) || isInterfaceType(type)) && random.chance(0.7)) {
      const chosen = random.pick(schema.getPossibleTypes(type))
      return `... on ${chosen.name}${this.directive()} ${this.selection(chosen, depth - 1)}`
    }
    if (isUnionType(type) || !(isObjectType(type) || isInterfaceType(type))) return '__typename'
    if (random.chance(0.04)) return this.spread(type, depth)
    if (random.chance(0.01)) return 'noSuchField'
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || isLeafType(getNamedType(field.type)),
    )
    if (fields.length === 0) return '__typename'
    const field = random.pick(fields)
    if (this.isDeleting === null) this.isDeleting = field.name.startsWith('delete')
    const alias = random.chance(0.15) ? `a${random.below(5)}: ` : ''
    const target = getNamedType(field.type)
    const inner = isLeafType(target) ? '' : ` ${this.selection(target, depth - 1)}`
    return `${alias}${field.name}${this.givenArguments(field.args)}${this.directive()}${inner}`
  }

  private spread(type: GraphQLNamedType, depth: number): string {
    const { random } = this
    const name = `F${this.fragments.length + (random.chance(0.1) ? 1 : 0)}`
    const place = this.fragments.push('') - 1
    const inner = random.chance(0.1) ? `{ __typename ...${name} }` : this.selection(type, depth - 1)
    this.fragments[place] = `fragment F${place} on ${type.name} ${inner}`
    return `...${name}`
  }

  private directive(): string {
    const { random } = this
    if (!random.chance(0.04)) return ''
    return random.pick([
      ' @include(if: true)',
      ' @skip(if: false)',
      ' @skip(if: true)',
      ' @unknown',
      ' @include',
    ])
  }

  private givenArguments(args: readonly GraphQLArgument[]): string {
    const { random } = this
    const given = args.filter((arg) => isNonNullType(arg.type) || random.chance(0.6))
    if (given.length === 0) return ''
    return `(${given.map((arg) => `${arg.name}: ${this.argument(arg)}`).join(', ')})`
  }

  private argument({ name: field, type }: GraphQLArgument): string {
    const { random } = this
    const value = random.chance(0.03) ? anyJson(random, this.known) : this.value(type, field)
    if (random.chance(0.5)) {
      const name = `v${this.declared.length}`
      this.declared.push(`$${name}: ${String(type)}`)
      if (!random.chance(0.02)) this.variables[name] = value
      return `$${name}`
    }
    return literal(value, type)
  }

  private value(type: GraphQLInputType, name: string): unknown {
    const { random, known } = this
    if (isNonNullType(type)) return random.chance(0.02) ? null : this.value(type.ofType, name)
    if (random.chance(0.08)) return null
    if (isListType(type)) {
      const length = Math.min(this.itemsLeft, random.chance(0.02) ? 300 : random.below(4))
      this.itemsLeft -= length
      return Array.from({ length }, () => this.value(type.ofType, name))
    }
    if (isEnumType(type)) return random.pick(type.getValues()).name
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || random.chance(0.5),
      )
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, field.name)]))
    }
    const id = this.isDeleting ? undefined : knownId(random, known, name)
    if (id !== undefined) return id
    if (type.name === 'Boolean') return random.chance(0.5)
    if (type.name === 'Int') return Math.trunc(anyNumber(random, known))
    if (type.name === 'Float') return anyNumber(random, known)
    if (type.name === 'DateTime') return new Date(Date.now() + (random.next() - 0.5) * 1e9).toISOString()
    return anyText(random, known)
  }
}

/** A value as a GraphQL literal. Enum values have no quotes. */
function literal(value: unknown, type: GraphQLInputType): string {
  const inner = isNonNullType(type) ? type.ofType : type
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) {
    const item = isListType(inner) ? inner.ofType : inner
    return `[${value.map((one) => literal(one, item)).join(', ')}]`
  }
  if (isInputObjectType(inner) && typeof value === 'object') {
    const fields = inner.getFields()
    const members = Object.entries(value).flatMap(([name, member]) => {
      const field = fields[name]
      return field ? [`${name}: ${literal(member, field.type)}`] : []
    })
    return `{ ${members.join(', ')} }`
  }
  if (isEnumType(inner) && typeof value === 'string') return value
  return JSON.stringify(value)
}
