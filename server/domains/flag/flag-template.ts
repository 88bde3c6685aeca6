import { randomUUID } from 'node:crypto'
import { leet, leetEntropy, type LeetTable } from './leet.ts'

/** What a generated flag must at least be worth, in bits, unless it carries a hash or a GUID. */
const minTemplateBits = 32
export const maxFlagLength = 127

const guidToken = '[GUID]'
const teamHashToken = '[TEAM_HASH]'
const prefixes: readonly (readonly [string, LeetTable])[] = [
  ['[LEET]', 'simple'],
  ['[CLEET]', 'complex'],
]

/** One team's flag of a challenge (contract: rules, section 6.1). The prefix never stays in the flag. */
export function generateFlag(template: string | null, teamHash: string): string {
  const { body, table } = readPrefix(template ?? '')
  if (body === '') return `flag{${randomUUID()}}`
  if (body.includes(guidToken)) return body.replaceAll(guidToken, randomUUID())
  if (!body.includes(teamHashToken)) return leet(body, table ?? 'simple')
  return (table ? leet(body, table) : body).replaceAll(teamHashToken, teamHash)
}

/** Bits of randomness that generation gives, tokens aside (contract: rules, section 6.5). */
export function templateEntropy(template: string): number {
  const { body, table } = readPrefix(template)
  return leetEntropy(body, table ?? 'simple')
}

/** Whether the flags of different teams can't be guessed from each other. A blank template always is fine. */
export function isStrongTemplate(template: string): boolean {
  return (
    template.trim() === '' ||
    template.includes(guidToken) ||
    template.includes(teamHashToken) ||
    templateEntropy(template) >= minTemplateBits
  )
}

/** Length of every flag that the template makes, in UTF-16 units. */
export function generatedLength(template: string): number {
  return generateFlag(template, '0'.repeat(12)).length
}

function readPrefix(template: string): { body: string; table: LeetTable | null } {
  for (const [prefix, table] of prefixes) {
    if (template.startsWith(prefix)) return { body: template.slice(prefix.length), table }
  }
  return { body: template, table: null }
}
