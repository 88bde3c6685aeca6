import { leet, leetEntropy, type Below, type LeetTable } from './leet.ts'

export const templateTokens = ['[TEAM_HASH]', '[GUID]'] as const
const [teamHashToken, guidToken] = templateTokens

/** Prefixes of a template that replace its letters with similar characters, such as `4` for `A`. */
export const templatePrefixes = ['[LEET]', '[CLEET]'] as const
export type TemplatePrefix = (typeof templatePrefixes)[number]

const tables: Readonly<Record<TemplatePrefix, LeetTable>> = { '[LEET]': 'simple', '[CLEET]': 'complex' }

export type FlagRandom = { guid(): string; below: Below }

/** A team's flag of a challenge (contract: rules, section 6.1). The prefix is removed from the flag. */
export function generateFlag(template: string | null, teamHash: string, { guid, below }: FlagRandom): string {
  const { prefix, body } = readTemplate(template ?? '')
  if (body === '') return `flag{${guid()}}`
  if (body.includes(guidToken)) return body.replaceAll(guidToken, guid())
  if (!body.includes(teamHashToken)) return leet(body, tableOf(prefix), below)
  return (prefix ? leet(body, tableOf(prefix), below) : body).replaceAll(teamHashToken, teamHash)
}

/** Bits of randomness of a generated flag, tokens excluded (contract: rules, section 6.5). */
export function templateEntropy(template: string): number {
  const { prefix, body } = readTemplate(template)
  return leetEntropy(body, tableOf(prefix))
}

/** Length of every flag of the template, in UTF-16 units. */
export function generatedLength(template: string): number {
  return generateFlag(template, '0'.repeat(12), { guid: () => '0'.repeat(36), below: () => 0 }).length
}

export function readTemplate(template: string): { prefix: TemplatePrefix | ''; body: string } {
  const prefix = templatePrefixes.find((candidate) => template.startsWith(candidate)) ?? ''
  return { prefix, body: template.slice(prefix.length) }
}

function tableOf(prefix: TemplatePrefix | ''): LeetTable {
  return prefix === '' ? 'simple' : tables[prefix]
}
