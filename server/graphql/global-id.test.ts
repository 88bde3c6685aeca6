import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typesOfIds } from './global-id.ts'
import { schema } from './schema.ts'

test.each(Object.entries(typesOfIds))('%s takes the ids of %s, a type that has ids', (_name, typename) => {
  const type = schema.getType(typename)
  // The ids of the objects of an interface contain the names of their own types.
  expect(isObjectType(type) && type.getFields()).toHaveProperty('id')
})
