import type { ReadOptions, Warn } from '../source.ts'

/** Warns that a file has no points, unless the options have points for such files. */
export function warnAboutMissingScore(key: string, { defaultScore }: ReadOptions, warn: Warn): void {
  if (defaultScore !== undefined) return
  warn(`${key}: missing; the points of the platform are used. Give them with --default-score`)
}
