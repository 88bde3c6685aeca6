import { expect, test } from 'vitest'
import { allowedBy, everyViewer } from '../../../../tests/kit/calls/viewers.ts'
import { matchesFilter } from '../../../../tests/kit/visibility/matches-filter.ts'
import { visibleDivisions } from './division.policy.ts'

const everybody = [...everyViewer().keys()]
const organizers = ['Monitor', 'Monitor:monitor', 'Admin', 'Admin:monitor', 'Admin:author', 'Admin:admin']

test.each([
  ['Ranked', everybody],
  ['OutOfCompetition', everybody],
  ['Tester', organizers],
] as const)('a division with the standing %s is seen by %j', (standing, expected) => {
  expect(allowedBy((viewer) => matchesFilter(visibleDivisions({ viewer }), { standing }))).toEqual(expected)
})
