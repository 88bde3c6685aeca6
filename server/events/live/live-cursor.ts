import { invalidField } from '../../use-case/errors.ts'
import type { LiveKind } from './live-kinds.ts'

/**
 * The rows that a subscriber has received: every row up to `upTo`, and the rows of `ids` after it. Rows are not committed
 * in the order of their ids, so a single number could skip a row.
 */
export type LivePosition = { upTo: number; ids: readonly number[] }

const letters = { notice: 'n', gameEvent: 'e', submission: 's' } as const satisfies Record<LiveKind, string>
const form = /^[nes][0-9a-z]{1,9}(\.[0-9a-z]{1,9}){0,2000}$/

/** The letter of the kind, then numbers in base 36, each relative to the one before. */
export function writeLiveCursor(kind: LiveKind, { upTo, ids }: LivePosition): string {
  let before = upTo
  const steps = ids
    .toSorted((a, b) => a - b)
    .map((id) => {
      const step = id - before
      before = id
      return `.${step.toString(36)}`
    })
  return `${letters[kind]}${upTo.toString(36)}${steps.join('')}`
}

/** @throws InvalidInputError for a text that is not a cursor of that kind */
export function readLiveCursor(kind: LiveKind, cursor: string): LivePosition {
  if (!form.test(cursor) || !cursor.startsWith(letters[kind])) {
    throw invalidField('after', 'input.invalid', { field: 'after' })
  }
  const [upTo = 0, ...steps] = cursor
    .slice(1)
    .split('.')
    .map((part) => Number.parseInt(part, 36))
  let before = upTo
  return { upTo, ids: steps.map((step) => (before += step)) }
}
