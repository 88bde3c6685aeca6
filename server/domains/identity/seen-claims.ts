import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import { cutText } from '../../../rules/cut-text.ts'
import type { Context } from '../../context.ts'
import { isObject, type Claims } from './claim-values.ts'

const mostNames = 100
const mostItems = 20
const deepest = 4
const longestText = 80
const longestValue = 400

/** Keeps the names and shapes of the claims, so that an administrator sees what the provider sends. */
export async function rememberClaims({ db, clock }: Context, provider: IdentityProvider, claims: Claims) {
  const data = { seenAt: clock.now(), claims: shapesOf(claims, provider) }
  const { id: providerId } = provider
  await db.seenClaims.upsert({ where: { providerId }, create: { providerId, ...data }, update: data })
}

/** The claims at the last sign-in with a provider; null before the first one. Only its administrators reach them. */
export function readLastClaims({ db }: Context, providerId: number) {
  return db.seenClaims.findUnique({ where: { providerId } })
}

type Mapping = Pick<IdentityProvider, 'roleClaim' | 'divisionClaim'>
type SeenClaim = { name: string; value: string }

/** Each claim as JSON. Texts about the person are hidden: only those of groups and of marks are legible. */
function shapesOf(claims: Claims, { roleClaim, divisionClaim }: Mapping): SeenClaim[] {
  const mapped = [roleClaim, divisionClaim].filter(Boolean)
  const isLegible = (name: string) =>
    ['email_verified', '_claim_names', 'iss', 'aud'].includes(name) ||
    mapped.some((path) => path === name || path.startsWith(`${name}.`))
  const names = Object.keys(claims)
    .filter((name) => claims[name] !== undefined)
    .toSorted()
    .slice(0, mostNames)
  return names.map((name) => ({
    name: storable(name),
    value: cutText(JSON.stringify(shapeOf(claims[name], isLegible(name))), longestValue),
  }))
}

function shapeOf(value: unknown, isLegible: boolean, depth = 0): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) {
    return value.slice(0, mostItems).map((item) => shapeOf(item, isLegible, depth + 1))
  }
  if (isObject(value)) {
    const members = Object.entries(value).slice(0, mostItems)
    return Object.fromEntries(
      members.map(([key, member]) => [storable(key), shapeOf(member, isLegible, depth + 1)]),
    )
  }
  if (!isLegible) return typeof value === 'number' ? 0 : '…'
  return typeof value === 'string' ? storable(value) : value
}

/** The database takes no half characters and no NUL. */
function storable(text: string): string {
  return cutText(text, longestText).replaceAll('\0', '')
}
