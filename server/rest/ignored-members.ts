import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

const HEADER = 'X-Ignored-Members'
/** The header names at most this many members, and none that is longer than a name can be. */
const mostNames = 20
const longestName = 64

/**
 * Names the members of a JSON body that the route does not know in the header `X-Ignored-Members`. They are ignored, as
 * the contract says, but a program of a later API level can tell that they had no effect.
 */
export function nameIgnoredMembers(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body, routeOptions }, reply) => {
    const schema = routeOptions.config?.operation?.body
    if (!schema || typeof body !== 'object' || body === null) return
    const names = [...new Set(ignoredMembers(schema, body))].filter(({ length }) => length <= longestName)
    if (names.length > 0) reply.header(HEADER, names.slice(0, mostNames).map(encodeURIComponent).join(', '))
  })
}

/** The names of unknown members, those of inner objects as `outer.inner`. Items of a list are read like one object. */
export function ignoredMembers(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = objectOrList(schema)
  if (inner?.def.type === 'array') {
    const { element } = inner.def
    return Array.isArray(value) ? value.flatMap((item) => ignoredMembers(element, item, path)) : []
  }
  if (!inner || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const known = new Map(
    Object.entries(inner.def.shape).map(([name, member]) => [name.toLowerCase(), { name, member }]),
  )
  return Object.entries(value).flatMap(([key, member]) => {
    const found = known.get(key.toLowerCase())
    return found ? ignoredMembers(found.member, member, `${path}${found.name}.`) : [path + key]
  })
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
