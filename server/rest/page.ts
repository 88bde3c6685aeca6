/** The contract's page. */
export function toPage<Item>(data: Item[], total: number) {
  return { data, length: data.length, total }
}
