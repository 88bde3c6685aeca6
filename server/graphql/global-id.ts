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
