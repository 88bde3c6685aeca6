import { expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { visibleNotices } from './notice.policy.ts'

const now = new Date('2025-04-08T12:00:00Z')

test('notices are visible from the start of their game on, to authors at any time', () => {
  for (const [name, viewer] of everyViewer()) {
    const context = { viewer, clock: { now: () => now } } as unknown as Context
    const expected = ['Admin', 'Admin:author'].includes(name)
      ? { game: { deletedAt: null } }
      : { game: { deletedAt: null, start: { lte: now } } }
    expect({ name, rows: visibleNotices(context) }).toEqual({ name, rows: expected })
  }
})
