import { expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../tests/kit/calls/viewers.ts'
import { isNotDeleted, mayAuthorGames, maySeeInside } from './game.policy.ts'

const start = new Date('2025-04-08T12:00:00Z')
const before = new Date(start.getTime() - 1)

test('administrators author games, with a token only in its author scope', () => {
  expect(allowedBy(mayAuthorGames)).toEqual(['Admin', 'Admin:author'])
})

test('authors see inside a game before its start, everyone else from its start on', () => {
  expect(allowedBy((viewer) => maySeeInside(viewer, { start }, before))).toEqual(['Admin', 'Admin:author'])
  expect(allowedBy((viewer) => maySeeInside(viewer, { start }, start))).toEqual([...everyViewer().keys()])
})

test('a game that is being deleted is excluded', () => expect(isNotDeleted).toEqual({ deletedAt: null }))
