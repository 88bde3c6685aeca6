import { decodeGlobalID } from '@pothos/plugin-relay'

/** The database id in a global id of that type; null for anything else. */
export function readGlobalId(globalId: string, typename: string): string | null {
  try {
    const decoded = decodeGlobalID(globalId)
    return decoded.typename === typename ? decoded.id : null
  } catch {
    return null
  }
}
