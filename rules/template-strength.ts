import { readTemplate, templateEntropy } from './flag-template.ts'

const hashBits = 48
const guidBits = 122
/** The least that random letters must be worth where no hash and no GUID tells teams apart. */
const strongBits = 32

export type TemplateStrength = {
  /** The source of the difference between the flags of two teams. */
  source: 'guid' | 'hash' | 'letters'
  /** How much that is worth, rounded down. */
  bits: number
  isStrong: boolean
}

/** How well a team's flag hides from other teams (contract: rules, section 6.5). A blank template is a GUID. */
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
