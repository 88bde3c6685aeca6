/** The number that a node's id holds; one that no row has where it holds something else. */
export function numberKey(id: string): number {
  const key = Number(id)
  return Number.isInteger(key) && Math.abs(key) < 2 ** 31 ? key : -1
}
