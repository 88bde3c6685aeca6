import { expect, it } from 'vitest'
import { eventVariables, kindInAddress, matchesFilters } from './event-kinds.ts'

const all = { kind: null, teamId: null, search: null }
const event = {
  type: 'ContainerStart',
  challengeTitle: 'Secret Society',
  userName: 'tessel',
  team: { id: 'team 7', name: 'Stack Canaries' },
} as const

it('event filters are read from the URL, and unknown ones are ignored', () => {
  expect(matchesFilters(event, all)).toBe(true)
  expect(matchesFilters(event, { ...all, kind: 'calm' })).toBe(false)
  expect(matchesFilters(event, { ...all, kind: 'containers', teamId: 'team 7' })).toBe(true)
  expect(matchesFilters(event, { ...all, teamId: 'team 8' })).toBe(false)
  expect(matchesFilters(event, { ...all, search: 'TESSEL' })).toBe(true)
  expect(matchesFilters(event, { ...all, search: 'society' })).toBe(true)
  expect(matchesFilters(event, { ...all, search: 'harbour' })).toBe(false)
})

it('an event kind requests its types', () => {
  expect(kindInAddress(new URLSearchParams('kind=cheats'))).toBe('cheats')
  expect(kindInAddress(new URLSearchParams('kind=none'))).toBeNull()
  expect(eventVariables(all).types).toBeNull()
  expect(eventVariables({ ...all, kind: 'containers' }).types).toEqual(['ContainerStart', 'ContainerDestroy'])
})
