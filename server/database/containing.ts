import { invalidField } from '../use-case/errors.ts'

/**
 * Filters for text that contains `part`, ignoring case; one of them must match. Databases with the plain "C" locale,
 * such as the included one of earlier versions, fold the case of ASCII letters only. Other letters are therefore
 * searched in both cases.
 * @throws InvalidInputError if no stored text could contain it
 */
export function containing(part: string) {
  if (part.includes('\0')) throw invalidField('search', 'input.nul', { field: 'search' })
  // Prisma does not escape LIKE patterns.
  const escaped = part.replace(/[\\%_]/g, String.raw`\$&`)
  const variants = new Set([escaped.toLowerCase(), escaped.toUpperCase()])
  const isPlain = [...part].every((character) => character < '\u0080')
  return (isPlain ? [escaped] : [...variants]).map((contains) => ({ contains, mode: 'insensitive' as const }))
}
