import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Limits = {
  /** How often a text is used before it is prepared. */
  after: number
  /** How many texts are prepared. */
  most: number
}

/** Each prepared statement keeps its plan in the memory of every connection. */
const usual: Limits = { after: 20, most: 200 }
const mostCounted = 2000

/**
 * Names of the statements that are used often; empty for the others. A connection prepares a named statement once, so PostgreSQL does not parse and
 * plan it again. Texts with lists of values differ with their length and are endless, so names are limited.
 */
export function createStatementNames({ after, most }: Limits = usual): (text: string) => string {
  const names = new Map<string, string>()
  const uses = new LRUCache<string, number>({ max: mostCounted })
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known ?? ''
    const count = (uses.get(text) ?? 0) + 1
    if (count < after) {
      uses.set(text, count)
      return ''
    }
    uses.delete(text)
    const name = `q-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}
