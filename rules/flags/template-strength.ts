import { readTemplate, templateEntropy } from './flag-template.ts'

const hashBits = 48
const guidBits = 122
/** Minimum bits of randomness of a template with neither a hash nor a GUID. */
const strongBits = 32

export type TemplateStrength = {
  /** The part of the template that makes the flags of teams differ. */
  source: 'guid' | 'hash' | 'letters'
  /** Bits of randomness of that part, rounded down. */
  bits: number
  isStrong: boolean
}

/** How hard it is for a team to guess another team's flag (contract: rules, section 6.5). A blank template is a GUID. */
export function templateStrength(template: string): TemplateStrength {
  const { prefix, body } = readTemplate(template)
  if (template.trim() === '' || body.includes('[GUID]')) {
    return { source: 'guid', bits: guidBits, isStrong: true }
  }
  const letters = templateEntropy(template)
  if (body.includes('[TEAM_HASH]')) {
    return { source: 'hash', bits: hashBits + (prefix ? Math.floor(letters) : 0), isStrong: true }
  }
  return { source: 'letters', bits: Math.floor(letters), isStrong: letters >= strongBits }
}
