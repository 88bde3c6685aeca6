import { noUuid } from '../use-case/no-uuid.ts'

/** The number in a node's id. If the id is malformed, -1, which no row has. */
export function numberKey(id: string): number {
  return /^\d{1,10}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : -1
}

/** Like `numberKey`, for UUIDs: the UUID of zeros if the id is malformed. */
export function uuidKey(id: string): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : noUuid
}
