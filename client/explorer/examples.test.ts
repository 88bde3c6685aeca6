import { readFileSync } from 'node:fs'
import { buildSchema, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

describe('the examples of the explorer', () => {
  it.each(examples)('are valid and declare the variables that they set: $query', ({ query, variables }) => {
    const document = parse(query)
    expect(validate(schema, document)).toEqual([])
    const declared = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    )
    expect(Object.keys(JSON.parse(variables) as object).toSorted()).toEqual(declared.toSorted())
  })
})
