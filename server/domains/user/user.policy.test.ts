import { expect, test } from 'vitest'
import { allowedBy } from '../../../tests/kit/calls/viewers.ts'
import { maySeePrivately } from './user.policy.ts'

test('users see their own private data, administrators all private data, tokens only in their scope', () => {
  const administrators = ['Admin', 'Admin:admin']
  const readers = ['User', 'User:read', 'Monitor', 'Monitor:read', 'Admin', 'Admin:read', 'Admin:admin']
  expect(allowedBy((viewer) => maySeePrivately(viewer, 'own'))).toEqual(readers)
  expect(allowedBy((viewer) => maySeePrivately(viewer, 'other'))).toEqual(administrators)
})
