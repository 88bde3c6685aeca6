import { readFileSync } from 'node:fs'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql'
import { expect, it } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

type Element = [name: string, description: string | null | undefined]

function elementsOf(type: GraphQLNamedType): Element[] {
  const elements: Element[] = [[type.name, type.description]]
  if (isEnumType(type)) {
    for (const value of type.getValues()) elements.push([`${type.name}.${value.name}`, value.description])
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      elements.push([`${type.name}.${field.name}`, field.description])
    }
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`
      elements.push([name, field.description])
      for (const argument of field.args) elements.push([`${name}(${argument.name})`, argument.description])
    }
  }
  return elements
}

const elements = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap(elementsOf)

it('finds the elements of the schema', () => {
  const names = elements.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['Game', 'Game.title', 'Query.node(id)', 'Role.Admin']))
})

it('describes every element of the schema', () => {
  const undescribed = elements.filter(([, description]) => !description?.trim()).map(([name]) => name)
  expect(undescribed).toEqual([])
})
