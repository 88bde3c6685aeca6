/**
 * The smallest round number that is not below a positive value: a power of ten times 1 or one of `factors`, which
 * ascend and lie between 1 and 10.
 */
export function roundStep(value: number, factors: readonly number[] = [2, 5]): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, ...factors].find((factor) => factor * power >= value) ?? 10)
}
