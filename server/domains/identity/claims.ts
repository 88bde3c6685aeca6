import type { Role } from '../../../prisma/generated/client/enums.ts'
import { cutText } from '../../../rules/cut-text.ts'
import { userLimits } from '../../../rules/field-limits.ts'
import { plainName } from '../../../rules/names.ts'
import { claimAt, claimLength, isObject, textAt, textOf, valuesAt, type Claims } from './claim-values.ts'

type ClaimNames = {
  /** Whether an address needs no mark of the provider. */
  trustsMail: boolean
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
  /** Why there is no such address, for the log. Empty if there is one. */
  noMail: string
  /** Null if roles are not mapped, or if the claim did not come. */
  role: Exclude<Role, 'Banned'> | null
  /** Why the claim did not come, for the log. Empty if it did. */
  noRole: string
  team: { value: string; name: string } | null
  /** The names of divisions, of which a game may have one. */
  divisions: string[]
  /** Name or address by which the user recognizes the identity. */
  title: string
}

const mostDivisions = 50

/** The parts of an account that the claims of a provider give. */
export function profileOf(claims: Claims, names: ClaimNames): ClaimedProfile {
  const noMail = reasonOfNoMail(claims, names.trustsMail)
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
    email: noMail === '' ? textOf(claims['email']) : null,
    noMail,
    role: roleOf(claims, names),
    noRole: reasonOfNoRole(claims, names.roleClaim),
    team: names.teamClaim ? teamOf(claims, names.teamClaim) : null,
    divisions: names.divisionClaim ? valuesAt(claims, names.divisionClaim).slice(0, mostDivisions) : [],
    title: cutText(textOf(claims['email']) || usable, claimLength),
  }
}

function reasonOfNoMail(claims: Claims, isTrusted: boolean): string {
  if (textOf(claims['email']) === '') return 'the claim email is absent'
  if (isTrusted) return ''
  const mark = claims['email_verified']
  if (mark === undefined || mark === null) return 'the claim email_verified is absent'
  // Some providers send all claims as texts.
  const isVerified = typeof mark !== 'object' && ['true', '1'].includes(String(mark).toLowerCase())
  return isVerified ? '' : 'the claim email_verified is not true'
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

/** A claim that does not come says nothing about the role: providers leave out what they cannot send. */
function roleOf(claims: Claims, names: ClaimNames): ClaimedProfile['role'] {
  if (!names.roleClaim || reasonOfNoRole(claims, names.roleClaim) !== '') return null
  const values = valuesAt(claims, names.roleClaim)
  if (values.some((value) => names.adminValues.includes(value))) return 'Admin'
  if (values.some((value) => names.monitorValues.includes(value))) return 'Monitor'
  return 'User'
}

function reasonOfNoRole(claims: Claims, path: string): string {
  if (path === '' || claimAt(claims, path) !== undefined) return ''
  // OpenID Connect Core, section 5.6.2: the claim is at another address.
  const elsewhere = claims['_claim_names']
  return isObject(elsewhere) && Object.hasOwn(elsewhere, path)
    ? 'the provider left it out, because the user has too many groups'
    : 'the provider did not send it'
}

/** A team is a text, or an object with an id and a name. */
function teamOf(claims: Claims, path: string): ClaimedProfile['team'] {
  const value = claimAt(claims, path)
  const text = textAt(claims, path)
  const team = isObject(value)
    ? { value: textOf(value['id']), name: textOf(value['name']) }
    : { value: text, name: text }
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
