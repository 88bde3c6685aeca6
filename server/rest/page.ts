/** A page of a list as the REST contract defines it. `total` counts the items of all pages. */
export function toPage<Item>(data: Item[], total: number) {
  return { data, length: data.length, total }
}
