type Pause = { readonly pausedAt: string; readonly resumedAt: string }
type Part = { readonly startAt: string }

/** The length of the parts in milliseconds, which is the same for all; 0 if it is unknown, because there is only one. */
function partLength(parts: readonly Part[]): number {
  const [first, second] = parts
  return first && second ? Date.parse(second.startAt) - Date.parse(first.startAt) : 0
}

/** The pauses as positions on an axis on which each part of the activity is one unit wide. */
export function pauseBands(parts: readonly Part[], pauses: readonly Pause[]): { from: number; to: number }[] {
  const [first] = parts
  const length = partLength(parts)
  if (!first || length === 0) return []
  const positionOf = (time: string) =>
    Math.min(parts.length, Math.max(0, (Date.parse(time) - Date.parse(first.startAt)) / length))
  return pauses.map(({ pausedAt, resumedAt }) => ({ from: positionOf(pausedAt), to: positionOf(resumedAt) }))
}

/** The milliseconds of each part in which the game was paused. */
export function pausedMs(parts: readonly Part[], pauses: readonly Pause[]): number[] {
  const length = partLength(parts)
  const bands = pauseBands(parts, pauses)
  return parts.map((_part, index) =>
    bands.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, index + 1) - Math.max(from, index)) * length,
      0,
    ),
  )
}
