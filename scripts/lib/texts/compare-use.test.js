import { expect, it } from 'vitest'
import { compareUse } from './compare-use.js'
import { keysInSource } from './keys-in-code.js'

const nouns = new Set(['team', 'role'])
const enums = new Map([['Role', ['Admin', 'User']]])

function compare(code, { keys = [], composed = {}, notKeys = [] } = {}) {
  const sources = [['team.tsx', keysInSource('team.tsx', code, nouns)]]
  return compareUse({ keys: new Set(keys), sources, composed, enums, notKeys: new Set(notKeys) })
}

it('finds no problem where every key is used and exists', () => {
  const code = `const key = isOpen ? 'team.open' : 'team.closed'
    const view = <Trans i18nKey="team.text">{t(key)}{t(\`role.\${role}\`)}</Trans>`
  const keys = ['team.open', 'team.closed', 'team.text', 'role.Admin', 'role.User']
  expect(compare(code, { keys, composed: { 'role.*': ['@Role'] } })).toEqual([])
})

it('finds a key that no code uses', () => {
  expect(compare(`t('team.name')`, { keys: ['team.name', 'team.motto'] })).toEqual([
    'team.motto: no code uses this key. Remove it.',
  ])
})

it('finds a use of a missing key', () => {
  expect(compare(`t('team.motto')`)).toEqual(['team.tsx: no catalogue has the key team.motto.'])
})

it('does not mistake imports, files and names of other lists for keys', () => {
  const code = `import team from 'team.motto'; save('team.csv', 'team.created', 'other.name')`
  expect(compare(code, { notKeys: ['team.created'] })).toEqual([])
})

it('requires composed keys to be declared and to exist', () => {
  const code = 't(`role.${role}`)'
  expect(compare(code, { keys: [] })).toEqual([
    'team.tsx: the composed key role.* is not declared in scripts/lib/texts/composed-keys.js.',
  ])
  expect(compare(code, { keys: ['role.Admin'], composed: { 'role.*': ['@Role'] } })).toEqual([
    'scripts/lib/texts/composed-keys.js: no catalogue has the key role.User.',
  ])
})

it('expands a conditional expression in a template', () => {
  const code = "t(`team.${isOpen ? 'open' : 'closed'}Text`)"
  expect(compare(code, { keys: ['team.openText', 'team.closedText'] })).toEqual([])
})

it('finds an unused declaration and a missing enum', () => {
  expect(compare('', { composed: { 'team.*': [] } })).toEqual([
    'scripts/lib/texts/composed-keys.js: no code composes team.*. Remove it.',
  ])
  expect(() => compare('', { composed: { 'team.*': ['@Colour'] } })).toThrow('schema.graphql does not have')
})
