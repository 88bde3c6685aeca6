import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { UsageError } from './errors.ts'

/** The options and positional arguments of a command. @throws UsageError for an unknown option */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const message = text.replaceAll('\n', ' ').split('. To specify a positional', 1)[0]
    throw new UsageError(message ?? text)
  }
}

/** @throws UsageError */
export function requireNoArguments(words: string[]): void {
  if (words.length > 0) throw new UsageError(`Unexpected argument: ${words.join(' ')}`)
}

/** @throws UsageError */
export function numberOption(name: string, value: string | undefined, fallback?: number): number {
  if (value === undefined && fallback !== undefined) return fallback
  if (value === undefined) throw new UsageError(`--${name} is missing.`)
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name}: "${value}" is not a whole number.`)
  return Number(value)
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * `2027-03-01T09:00Z`, `now`, or a time from `from` on (by default now) such as `+90m`, `+48h`, `+3d`.
 * @throws UsageError
 */
export function timeOption(name: string, value: string | undefined, now = Date.now(), from = now): Date {
  if (value === undefined) throw new UsageError(`--${name} is missing.`)
  if (value === 'now') return new Date(now)
  const relative = /^([+-])(\d{1,6})([mhd])$/.exec(value)
  if (relative) {
    const unit = unitMs[relative[3] as keyof typeof unitMs]
    return new Date(from + (relative[1] === '-' ? -1 : 1) * Number(relative[2]) * unit)
  }
  const date = new Date(value)
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(date.getTime())) {
    throw new UsageError(`--${name}: "${value}" is not a valid time. Examples: 2027-03-01T09:00Z, now, +48h`)
  }
  return date
}
