import { invalidField } from '../use-case/errors.ts'

/**
 * Filters for text that holds `part` somewhere, whatever the case; one of them has to match. Databases made with the
 * plain "C" locale know the case of ASCII letters only, so others are asked for both ways.
 * @throws InvalidInputError where no stored text could hold it
 */
export function containing(part: string) {
  if (part.includes('\0')) throw invalidField('search', 'input.nul', { field: 'search' })
  // Prisma passes the signs of LIKE patterns through.
  const escaped = part.replace(/[\\%_]/g, String.raw`\$&`)
  const variants = new Set([escaped.toLowerCase(), escaped.toUpperCase()])
  const isPlain = [...part].every((character) => character < '\u0080')
  return (isPlain ? [escaped] : [...variants]).map((contains) => ({ contains, mode: 'insensitive' as const }))
}
