import { expect, it } from 'vitest'
import { eventVariables, kindInAddress, matchesFilters } from './event-kinds.ts'

const all = { kind: null, teamId: null, challengeId: null, search: null }
const event = {
  type: 'ContainerStart',
  challengeId: 'challenge 3',
  challengeTitle: 'Secret Society',
  userName: 'tessel',
  team: { id: 'team 7', name: 'Stack Canaries' },
} as const

it('an event matches the filters by its kind, its team, its challenge and its texts', () => {
  expect(matchesFilters(event, all)).toBe(true)
  expect(matchesFilters(event, { ...all, kind: 'calm' })).toBe(false)
  expect(matchesFilters(event, { ...all, kind: 'containers', teamId: 'team 7' })).toBe(true)
  expect(matchesFilters(event, { ...all, teamId: 'team 8' })).toBe(false)
  expect(matchesFilters(event, { ...all, challengeId: 'challenge 3' })).toBe(true)
  expect(matchesFilters(event, { ...all, challengeId: 'challenge 4' })).toBe(false)
  expect(matchesFilters(event, { ...all, search: 'TESSEL' })).toBe(true)
  expect(matchesFilters(event, { ...all, search: 'society' })).toBe(true)
  expect(matchesFilters(event, { ...all, search: 'harbour' })).toBe(false)
})

it('the event kind in a URL becomes the types of the query, and an unknown one is ignored', () => {
  expect(kindInAddress(new URLSearchParams('kind=cheats'))).toBe('cheats')
  expect(kindInAddress(new URLSearchParams('kind=none'))).toBeNull()
  expect(eventVariables(all).types).toBeNull()
  expect(eventVariables({ ...all, kind: 'containers' }).types).toEqual(['ContainerStart', 'ContainerDestroy'])
})
