import { expect, it } from 'vitest'
import {
  challengeFiltersInAddress,
  challengesFound,
  challengesInOrder,
  type ChallengeFilters,
  type ChallengeSort,
} from './challenge-list.ts'

const challenges = [
  {
    title: 'Smash 10',
    category: 'Pwn',
    type: 'StaticContainer',
    isEnabled: true,
    originalScore: 500,
    score: 457,
    solvedCount: 5,
  },
  {
    title: 'smash 2',
    category: 'Pwn',
    type: 'DynamicContainer',
    isEnabled: false,
    originalScore: 300,
    score: 300,
    solvedCount: 0,
  },
  {
    title: 'Mafia',
    category: 'Misc',
    type: 'StaticAttachment',
    isEnabled: true,
    originalScore: 500,
    score: 264,
    solvedCount: 33,
  },
  {
    title: 'Body Count',
    category: 'Web',
    type: 'StaticContainer',
    isEnabled: true,
    originalScore: 400,
    score: 335,
    solvedCount: 5,
  },
] as const

const all: ChallengeFilters = { search: '', show: 'all', category: null, type: null }

function found(filters: Partial<ChallengeFilters>): string[] {
  return challengesFound(challenges, { ...all, ...filters }).map(({ title }) => title)
}

function sorted(key: ChallengeSort['key'], isDescending = false): string[] {
  return challengesInOrder(challenges, { key, isDescending }, 'en-US').map(({ title }) => title)
}

it('the challenges are found by title or category, type and status', () => {
  expect(found({})).toHaveLength(4)
  expect(found({ search: ' SMASH ' })).toEqual(['Smash 10', 'smash 2'])
  expect(found({ search: 'pwn' })).toEqual(['Smash 10', 'smash 2'])
  expect(found({ category: 'Web' })).toEqual(['Body Count'])
  expect(found({ show: 'enabled' })).toEqual(['Smash 10', 'Mafia', 'Body Count'])
  expect(found({ category: 'Pwn', show: 'disabled' })).toEqual(['smash 2'])
  expect(found({ type: 'StaticContainer' })).toEqual(['Smash 10', 'Body Count'])
})

it('each column orders the challenges, and equal ones are in the order of their titles', () => {
  expect(sorted('title')).toEqual(['Body Count', 'Mafia', 'smash 2', 'Smash 10'])
  expect(sorted('title', true)).toEqual(['Smash 10', 'smash 2', 'Mafia', 'Body Count'])
  expect(sorted('category')).toEqual(['Mafia', 'smash 2', 'Smash 10', 'Body Count'])
  expect(sorted('type')).toEqual(['Mafia', 'Body Count', 'Smash 10', 'smash 2'])
  expect(sorted('range', true)).toEqual(['Mafia', 'Smash 10', 'Body Count', 'smash 2'])
  expect(sorted('score')).toEqual(['Mafia', 'smash 2', 'Body Count', 'Smash 10'])
  expect(sorted('solves', true)).toEqual(['Mafia', 'Body Count', 'Smash 10', 'smash 2'])
  expect(sorted('enabled', true)).toEqual(['smash 2', 'Body Count', 'Mafia', 'Smash 10'])
})

it('the filters are read from the address, and unknown ones are ignored', () => {
  const read = (address: string) => challengeFiltersInAddress(new URLSearchParams(address))
  expect(read('show=disabled&category=pwn&type=StaticContainer')).toEqual({
    show: 'disabled',
    category: 'Pwn',
    type: 'StaticContainer',
  })
  expect(read('show=some&category=Pastry&type=')).toEqual({ show: 'all', category: null, type: null })
})
