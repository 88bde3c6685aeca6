import { challengeLimits } from '../../../rules/field-limits.ts'

export type FlagLines = {
  flags: string[]
  /** Flags above the maximum length. */
  tooLong: string[]
  /** Flags that the challenge already has, and flags that occur more than once in the lines. */
  duplicates: string[]
}

/** Reads one flag per line. Surrounding spaces would make a flag unsolvable, so they are removed. */
export function readFlagLines(text: string, existing: readonly string[] = []): FlagLines {
  const flags = readLines(text)
  const seen = new Set(existing)
  const repeated = flags.filter((flag) => {
    const isThere = seen.has(flag)
    seen.add(flag)
    return isThere
  })
  return {
    flags,
    tooLong: flags.filter((flag) => flag.length > challengeLimits.flag),
    duplicates: [...new Set(repeated)],
  }
}

/** The lines of a text without surrounding spaces and empty lines. */
export function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Files in natural order: 2 before 10. */
export function inNaturalOrder<Item extends { name: string }>(files: readonly Item[]): Item[] {
  const order = new Intl.Collator('en', { numeric: true })
  return [...files].sort((one, other) => order.compare(one.name, other.name))
}
