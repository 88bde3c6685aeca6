/** A challenge with the challenges that it requires. */
export type Locked<Id> = { readonly id: Id; readonly requiredIds: readonly Id[] }

export type Place = { column: number; row: number }

/** Where each challenge of the graph stands: every challenge is in a column after those that it requires. */
export function unlockPlaces<Id>(challenges: readonly Locked<Id>[]): Map<Id, Place> {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
  const required = new Set(challenges.flatMap(({ requiredIds }) => requiredIds))
  const shown = challenges.filter(({ id, requiredIds }) => requiredIds.length > 0 || required.has(id))
  const columns = new Map<Id, number>()
  const columnOf = (id: Id): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    // The server refuses circles. One that it sends ends here.
    columns.set(id, 0)
    const before = byId.get(id)?.requiredIds.filter((one) => byId.has(one)) ?? []
    const column = before.length === 0 ? 0 : 1 + Math.max(...before.map(columnOf))
    columns.set(id, column)
    return column
  }
  for (const { id } of shown) columnOf(id)

  const places = new Map<Id, Place>()
  const last = Math.max(-1, ...columns.values())
  for (let column = 0; column <= last; column += 1) {
    // Beside what it requires, so that few lines cross.
    const height = ({ requiredIds }: Locked<Id>) => {
      const rows = requiredIds.flatMap((id) => places.get(id)?.row ?? [])
      return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length
    }
    const here = shown.filter(({ id }) => columns.get(id) === column)
    const sorted = here.toSorted((a, b) => height(a) - height(b))
    for (const [row, { id }] of sorted.entries()) places.set(id, { column, row })
  }
  return places
}
