import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEPT_OPERATIONS } from './kept-answers.ts'

const persisted = JSON.parse(readFileSync('client/relay/persisted-operations.json', 'utf8')) as Record<
  string,
  string
>
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const secret =
  /token|^flag|answer|invite(?!CodeRequired)|email|phone|realName|studentNumber|secret|password|privateKey|^ip$/i

test.each([...KEPT_OPERATIONS])('the kept operation %s selects no private data', (name) => {
  const text = Object.values(persisted).find((candidate) => candidate.startsWith(`query ${name}`)) ?? ''
  const fields: string[] = []
  const types = new TypeInfo(schema)
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field(node) {
        fields.push(`${types.getParentType()?.name}.${node.name.value}`)
      },
    }),
  )
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => secret.test(field.split('.')[1] ?? ''))).toEqual([])
})
