/** The number that a node's id holds; one that no row has where it holds something else. */
export function numberKey(id: string): number {
  return /^\d{1,10}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : -1
}

const noUuid = '00000000-0000-0000-0000-000000000000'

/** The same for the ids of users. */
export function uuidKey(id: string): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : noUuid
}
