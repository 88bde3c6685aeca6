/** A challenge with the challenges that it requires, if any. */
export type GraphNode<Id> = { readonly id: Id; readonly requiredIds: readonly Id[] }

export type NodePosition = { column: number; row: number }

/**
 * The columns and rows of the challenges that require others or are required. A challenge is in a column after those
 * that it requires.
 */
export function nodePositions<Id>(challenges: readonly GraphNode<Id>[]): Map<Id, NodePosition> {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
  const required = new Set(challenges.flatMap(({ requiredIds }) => requiredIds))
  const shown = challenges.filter(({ id, requiredIds }) => requiredIds.length > 0 || required.has(id))
  const columns = new Map<Id, number>()
  const columnOf = (id: Id): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    // Ends the recursion at a cycle. The server rejects cycles.
    columns.set(id, 0)
    const before = byId.get(id)?.requiredIds.filter((one) => byId.has(one)) ?? []
    const column = before.length === 0 ? 0 : 1 + Math.max(...before.map(columnOf))
    columns.set(id, column)
    return column
  }
  for (const { id } of shown) columnOf(id)

  const positions = new Map<Id, NodePosition>()
  const last = Math.max(-1, ...columns.values())
  for (let column = 0; column <= last; column += 1) {
    // A challenge is beside those that it requires, so that few lines cross.
    const meanRow = ({ requiredIds }: GraphNode<Id>) => {
      const rows = requiredIds.flatMap((id) => positions.get(id)?.row ?? [])
      return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length
    }
    const here = shown.filter(({ id }) => columns.get(id) === column)
    const sorted = here.toSorted((a, b) => meanRow(a) - meanRow(b))
    for (const [row, { id }] of sorted.entries()) positions.set(id, { column, row })
  }
  return positions
}
