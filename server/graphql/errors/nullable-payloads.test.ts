import { getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from '../schema.ts'

it('lets every result of a mutation, and every object of a payload, be null', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  expect(mutations.length).toBeGreaterThan(60)
  const payloads = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith('Payload'))
  const objects = payloads
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ type }) => !isLeafType(getNamedType(type)))
  expect(objects.length).toBeGreaterThan(40)
  expect([...mutations, ...objects].filter(({ type }) => isNonNullType(type))).toEqual([])
})
