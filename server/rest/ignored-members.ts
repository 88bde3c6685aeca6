import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

const HEADER = 'X-Ignored-Members'
/** Limits of the header: the number of names, and the characters of a name in it. Longer names are left out. */
const mostNames = 20
const longestName = 64
/** Every route takes the language of its answer. */
const languages = new Set(['culture', 'ui-culture'])

/**
 * Lists the members of a JSON body and the parameters of a query that the route does not have in the header
 * `X-Ignored-Members`. They are ignored, as the contract says, and the header shows a program of a later API level that
 * they had no effect.
 */
export function nameIgnoredMembers(app: FastifyInstance): void {
  app.addHook('preHandler', ({ body, query, routeOptions }, reply, done) => {
    const { operation } = routeOptions.config ?? {}
    const names = [
      ...(operation?.query
        ? ignoredMembers(operation.query, query).filter((name) => !languages.has(name.toLowerCase()))
        : []),
      ...(operation?.body && typeof body === 'object' && body !== null
        ? ignoredMembers(operation.body, body)
        : []),
    ]
    if (names.length > 0) reply.header(HEADER, names.slice(0, mostNames).join(', '))
    done()
  })
}

/**
 * The first unknown members, percent-encoded, those of inner objects as `outer.inner`. Items of a list are read like
 * one object.
 */
export function ignoredMembers(schema: z.core.$ZodType, value: unknown): string[] {
  const names = new Set<string>()
  collect(schema, value, '', names)
  return [...names]
}

function collect(schema: z.core.$ZodType, value: unknown, path: string, names: Set<string>): void {
  const inner = objectOrList(schema)
  if (inner?.def.type === 'array') {
    for (const item of Array.isArray(value) ? value : []) {
      if (names.size >= mostNames) return
      collect(inner.def.element, item, path, names)
    }
    return
  }
  if (!inner || typeof value !== 'object' || value === null || Array.isArray(value)) return
  const known = membersOf(inner.def.shape)
  for (const [key, member] of Object.entries(value)) {
    if (names.size >= mostNames) return
    const found = known.get(key.toLowerCase())
    if (found) {
      collect(found.member, member, `${path}${found.name}.`, names)
    } else if (path.length + key.length <= longestName) {
      // Half of a surrogate pair cannot be encoded.
      const name = encodeURIComponent((path + key).toWellFormed())
      if (name.length <= longestName) names.add(name)
    }
  }
}

type Shape = Readonly<Record<string, z.core.$ZodType>>
type Members = ReadonlyMap<string, { name: string; member: z.core.$ZodType }>
const membersByShape = new WeakMap<Shape, Members>()

/** The members of an object by their names in lower case. */
function membersOf(shape: Shape): Members {
  const members =
    membersByShape.get(shape) ??
    new Map(Object.entries(shape).map(([name, member]) => [name.toLowerCase(), { name, member }]))
  membersByShape.set(shape, members)
  return members
}

/** The object or list that a schema describes, below its options; null for other values. */
function objectOrList(schema: z.core.$ZodType): z.core.$ZodObject['_zod'] | z.core.$ZodArray['_zod'] | null {
  const { _zod: inner } = schema as z.core.$ZodTypes
  switch (inner.def.type) {
    case 'object':
      return inner as z.core.$ZodObject['_zod']
    case 'array':
      return inner as z.core.$ZodArray['_zod']
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return objectOrList((inner as z.core.$ZodOptional['_zod']).def.innerType)
    case 'pipe':
      return objectOrList((inner as z.core.$ZodPipe['_zod']).def.out)
    default:
      return null
  }
}
