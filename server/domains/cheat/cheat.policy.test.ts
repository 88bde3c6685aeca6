import { expect, test } from 'vitest'
import { allowedBy } from '../../../tests/kit/calls/viewers.ts'
import { seesCheats } from './cheat.policy.ts'

test('monitors and administrators see cheats, with a token only in its monitor scope', () => {
  expect(allowedBy(seesCheats)).toEqual(['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor'])
})
