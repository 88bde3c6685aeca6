import type { Role } from '../../../prisma/generated/client/enums.ts'
import { cutText } from '../../../rules/cut-text.ts'
import { userLimits } from '../../../rules/field-limits.ts'
import { plainName } from '../../../rules/names.ts'

export type Claims = Readonly<Record<string, unknown>>

type ClaimNames = {
  userNameClaim: string
  realNameClaim: string
  roleClaim: string
  monitorValues: readonly string[]
  adminValues: readonly string[]
  teamClaim: string
  divisionClaim: string
}

export type ClaimedProfile = {
  /** A valid name, which another user may already have. */
  userName: string
  realName: string
  /** Null unless the provider says that it has verified the address. */
  email: string | null
  /** Null if roles are not mapped. */
  role: Exclude<Role, 'Banned'> | null
  team: { value: string; name: string } | null
  /** The names of divisions, of which a game may have one. */
  divisions: string[]
  /** Name or address by which the user recognizes the identity. */
  title: string
}

const claimLength = 255
const mostDivisions = 50

/** The parts of an account that the claims of a provider give. */
export function profileOf(claims: Claims, names: ClaimNames): ClaimedProfile {
  const email = claims['email_verified'] === true ? textOf(claims['email']) : ''
  const nameSources = [
    textAt(claims, names.userNameClaim),
    textOf(claims['preferred_username']),
    textOf(claims['nickname']),
    textOf(claims['name']),
    textOf(claims['email']),
  ]
  const usable = nameSources.find((source) => validName(source) !== null) ?? ''
  return {
    userName: validName(usable) ?? 'player',
    realName: cutText(textAt(claims, names.realNameClaim), userLimits.realName),
    email: email || null,
    role: roleOf(claims, names),
    team: names.teamClaim ? teamOf(claims, names.teamClaim) : null,
    divisions: names.divisionClaim ? valuesAt(claims, names.divisionClaim).slice(0, mostDivisions) : [],
    title: cutText(textOf(claims['email']) || usable, claimLength),
  }
}

/** A name that a new user may have, without the domain of an address; null if nothing is left. */
function validName(source: string): string | null {
  const plain = plainName((source.split('@')[0] ?? '').normalize('NFC').replace(/\s+/g, ' '))
  return cutText(plain, userLimits.userName.max).trim() || null
}

/** The name with a number, within the limit of the length. */
export function numberedName(name: string, number: number): string {
  if (number <= 1) return name
  return `${cutText(name, userLimits.userName.max - String(number).length)}${number}`
}

function roleOf(claims: Claims, names: ClaimNames): ClaimedProfile['role'] {
  if (!names.roleClaim) return null
  const values = valuesAt(claims, names.roleClaim)
  if (values.some((value) => names.adminValues.includes(value))) return 'Admin'
  if (values.some((value) => names.monitorValues.includes(value))) return 'Monitor'
  return 'User'
}

/** A team is a text, or an object with an id and a name. */
function teamOf(claims: Claims, path: string): ClaimedProfile['team'] {
  const value = claimAt(claims, path)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const team = isObject
    ? { value: textOf((value as Claims)['id']), name: textOf((value as Claims)['name']) }
    : { value: valuesAt(claims, path)[0] ?? '', name: valuesAt(claims, path)[0] ?? '' }
  return team.value && team.name ? team : null
}

const rank: Record<Role, number> = { Banned: 0, User: 1, Monitor: 2, Admin: 3 }

type Roles = { role: Role; granted: Role | null }

/**
 * The role after a sign-in. The mapping raises a role, and lowers only one that it has given itself: a role that an
 * administrator has given stays.
 */
export function mappedRole(before: Roles, claimed: ClaimedProfile['role']): Roles {
  const { role, granted } = before
  if (role === 'Banned' || claimed === null || claimed === role) return before
  const isLower = rank[claimed] < rank[role]
  if (isLower && granted !== role) return before
  return { role: claimed, granted: claimed === 'User' ? null : claimed }
}

/** The texts of a claim, which can be one text, a number, or a list. `a.b` is also the member `b` of `a`. */
function valuesAt(claims: Claims, path: string): string[] {
  const value = claimAt(claims, path)
  return (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean)
}

function textAt(claims: Claims, path: string): string {
  return path ? (valuesAt(claims, path)[0] ?? '') : ''
}

function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  let value: unknown = claims
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Claims)[name]
  }
  return value
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cutText(value, claimLength).replaceAll('\0', '').trim() : ''
}
