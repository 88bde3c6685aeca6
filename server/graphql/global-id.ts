import { decodeGlobalID } from '@pothos/plugin-relay'
import { invalidField } from '../use-case/errors.ts'
import { numberKey } from './node-key.ts'

/** The database id in a global id of that type; null for anything else. */
export function readGlobalId(globalId: string, typename: string): string | null {
  const decoded = splitGlobalId(globalId)
  return decoded?.typename === typename ? decoded.id : null
}

/** The type and the database id in a global id; null for other text. */
export function splitGlobalId(globalId: string): { typename: string; id: string } | null {
  try {
    return decodeGlobalID(globalId)
  } catch {
    return null
  }
}

/**
 * The text key of a row, from a global id of that type. `path` names the argument or input member.
 * @throws InvalidInputError for an id of another type, and for a text that is not a global id
 */
export function textOfId(globalId: string, typename: string, path: string): string {
  const key = readGlobalId(globalId, typename)
  if (key === null) throw wrongId(typename, path)
  return key
}

/** Like `textOfId`, for rows whose key is a number. */
export function numberOfId(globalId: string, typename: string, path: string): number {
  const key = numberKey(textOfId(globalId, typename, path))
  if (key < 0) throw wrongId(typename, path)
  return key
}

function wrongId(typename: string, path: string) {
  return invalidField(path, 'input.wrongType', { field: path, expected: `${typename} id` })
}

const numbered = {
  awardId: 'Award',
  challengeId: 'Challenge',
  challengeIds: 'Challenge',
  divisionId: 'Division',
  flagId: 'Flag',
  flagIds: 'Flag',
  gameId: 'Game',
  hiddenChallengeIds: 'Challenge',
  hintId: 'Hint',
  noticeId: 'TextNotice',
  participationId: 'Participation',
  participationIds: 'Participation',
  pastGameId: 'PastGame',
  ratingId: 'RatingComment',
  requiredChallengeIds: 'Challenge',
  submissionIds: 'Submission',
  teamId: 'Team',
  writeupId: 'SharedWriteup',
  webhookId: 'Webhook',
} as const

const named = {
  deliveryId: 'WebhookDelivery',
  instanceId: 'Container',
  newCaptainId: 'User',
  postId: 'Post',
  userId: 'User',
} as const

/** The type of each argument and input member that takes a global id, except `id` itself. */
export const typesOfIds: Readonly<Record<string, string>> = { ...numbered, ...named }

type Key<Value, Row> = Value extends readonly string[] ? Row[] : Value extends string ? Row : Value
type RowKeys<Args> = {
  [Name in keyof Args]: Name extends keyof typeof numbered
    ? Key<Args[Name], number>
    : Name extends keyof typeof named
      ? Key<Args[Name], string>
      : Args[Name]
}

/**
 * The arguments of a field, or the input of a mutation, with global ids replaced by the keys of their rows.
 * @throws InvalidInputError that names the member with an id of another type
 */
export function rowKeys<Args extends object>(args: Args): RowKeys<Args> {
  const entries = Object.entries(args).map(([name, value]) => [name, keyOf(name, value)])
  return Object.fromEntries(entries) as RowKeys<Args>
}

function keyOf(name: string, value: unknown): unknown {
  const typename = typesOfIds[name]
  if (!typename) return value
  const read = name in numbered ? numberOfId : textOfId
  if (typeof value === 'string') return read(value, typename, name)
  if (!Array.isArray(value)) return value
  return value.map((id, index) => read(String(id), typename, `${name}.${index}`))
}
