import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, isEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { englishText } from '../../i18n/translate.ts'
import { codeOfKey, errorKeys, issueKeys } from '../../use-case/error-keys.ts'
import { otherCodes } from './error-codes.ts'

const server = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync('**/*.ts', { cwd: server, exclude: (name) => name.endsWith('.test.ts') })
const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

function valuesOf(name: string): string[] {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

it.each([...errorKeys, ...issueKeys])('has a text for %s', (key) => {
  expect(englishText(key)).not.toBe(key)
})

it('offers a value for each key of an error and of an issue', () => {
  expect(valuesOf('ErrorCode').toSorted()).toEqual(
    [...errorKeys.map(codeOfKey), ...Object.keys(otherCodes)].toSorted(),
  )
  expect(valuesOf('InputIssueCode').toSorted()).toEqual(issueKeys.map(codeOfKey).toSorted())
})

it('lists every issue that a rule of an input names, and every code that the server writes out', () => {
  const [rules, codes] = [new Set<string>(), new Set<string>()]
  for (const file of sources) {
    const text = readFileSync(`${server}/${file}`, 'utf8')
    for (const [, key = ''] of text.matchAll(/params: \{\s*key: '([^']+)'/g)) rules.add(key)
    for (const [, code = ''] of text.matchAll(/extensions: \{\s*code: '([^']+)'/g)) codes.add(code)
    for (const [, code = ''] of text.matchAll(/override readonly code = '([^']+)'/g)) codes.add(code)
  }
  expect(rules.size).toBeGreaterThan(5)
  expect([...rules].filter((key) => !(issueKeys as readonly string[]).includes(key))).toEqual([])
  expect(codes.size).toBeGreaterThan(5)
  expect([...codes].filter((code) => !(code in otherCodes))).toEqual([])
})
