function niceStep(span: number, parts: number): number {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const unit = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(1, unit * power)
}

/** Where the axes of a score curve are labelled: 0, the floor, the full score and what lies between them. */
export function curveTicks(
  top: number,
  floor: number,
  last: number,
): { scores: number[]; solvesAt: number[] } {
  const middle = Math.round((top + floor) / 2)
  const scores = [0]
  // Labels stand 12 px high on 136 px of chart.
  for (const value of [top, floor, middle]) {
    if (scores.every((other) => Math.abs(other - value) / top > 0.11)) scores.push(value)
  }
  const step = niceStep(last, 4)
  const solvesAt = [1]
  for (let count = step; count < last; count += step) {
    if ((count - 1) / last > 0.1 && (last - count) / last > 0.12) solvesAt.push(count)
  }
  solvesAt.push(last)
  return { scores: scores.sort((one, other) => one - other), solvesAt }
}
