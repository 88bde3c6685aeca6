import type { Warn } from '../source.ts'
import { textOf, type YamlValue } from '../yaml.ts'

const format = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** A time in ISO 8601 as UTC. `zone` is used for a time without an offset; without a zone such a time is refused. */
export function momentOf(
  key: string,
  value: YamlValue | undefined,
  warn: Warn,
  zone?: string,
): string | undefined {
  const text = textOf(value)
  if (!text) return undefined
  const match = format.exec(text)
  const hasOffset = match?.[3] !== undefined
  const full = hasOffset ? text : `${text}${zone ?? ''}`
  const time = new Date(full.replace(' ', 'T').replace(/\s+/g, ''))
  if (match && (hasOffset || zone) && !Number.isNaN(time.getTime())) return time.toISOString()
  warn(
    `${key}: "${text}" is not a time with an offset, such as 2027-03-01T09:00Z; the challenge stays disabled`,
  )
  return undefined
}
