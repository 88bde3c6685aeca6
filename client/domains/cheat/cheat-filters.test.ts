import { expect, it } from 'vitest'
import { cheatKindInAddress, cheatVariables, matchesFilters } from './cheat-filters.ts'
import { cheatOrderInAddress } from './cheat-order.ts'

const all = { kind: null, teamId: null, challengeId: null, search: null }
const cheat = {
  isBait: false,
  submission: {
    answer: 'flag{north}',
    challengeId: 'challenge 3',
    challengeTitle: 'Sealed Orders',
    userName: 'gale',
  },
  submitTeam: { team: { id: 'team 7', name: 'Storm Petrels' } },
  sourceTeam: { team: { id: 'team 8', name: 'Null Meridian' } },
}
const bait = { ...cheat, isBait: true, sourceTeam: null }

it.each([
  [{}, true, true],
  [{ kind: 'flags' }, true, false],
  [{ kind: 'baits' }, false, true],
  [{ teamId: 'team 7' }, true, true],
  [{ teamId: 'team 8' }, true, false],
  [{ teamId: 'team 9' }, false, false],
  [{ challengeId: 'challenge 3' }, true, true],
  [{ challengeId: 'challenge 4' }, false, false],
  [{ search: 'NORTH' }, true, true],
  [{ search: 'sealed' }, true, true],
  [{ search: 'Gale' }, true, true],
  [{ search: 'petrels' }, true, true],
  [{ search: 'meridian' }, true, false],
  [{ search: 'harbour' }, false, false],
] as const)('filters %j match a flag of another team: %s, a bait: %s', (filters, isMatch, isBaitMatch) => {
  expect(matchesFilters(cheat, { ...all, ...filters })).toBe(isMatch)
  expect(matchesFilters(bait, { ...all, ...filters })).toBe(isBaitMatch)
})

it.each([
  ['baits', true],
  ['flags', false],
  ['all', null],
])('the kind %s in a URL asks for baits: %s', (kind, isBait) => {
  expect(cheatVariables({ ...all, kind: cheatKindInAddress(new URLSearchParams({ kind })) }).isBait).toBe(
    isBait,
  )
})

it.each([
  ['-time', { field: 'SUBMITTED_AT', direction: 'DESC' }],
  ['sender', { field: 'SUBMIT_TEAM', direction: 'ASC' }],
  ['challenge', { field: 'CHALLENGE', direction: 'ASC' }],
  ['owner', null],
])('the order %s in a URL is %j', (sort, order) => {
  expect(cheatOrderInAddress(new URLSearchParams({ sort }))).toEqual(order)
})
