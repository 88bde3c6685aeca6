import { expect, it } from 'vitest'
import {
  countCategories,
  filterChallenges,
  nextUnsolved,
  readFilters,
  writeFilters,
} from './challenge-filters.ts'

const challenges = [
  { title: 'Mafia', category: 'Misc', score: 264, solvedCount: 33, isSolved: false },
  { title: 'Prison Break', category: 'Misc', score: 429, solvedCount: 8, isSolved: true },
  { title: 'Smash', category: 'Pwn', score: 457, solvedCount: 5, isSolved: false },
  { title: 'Body Count', category: 'Web', score: 335, solvedCount: 20, isSolved: true },
] as const

const none = readFilters(new URLSearchParams())

function titles(filters: Partial<typeof none>): string[] {
  return filterChallenges(challenges, { ...none, ...filters }).map(({ title }) => title)
}

it('the challenge list filters by category, text and solved state', () => {
  expect(titles({})).toEqual(['Mafia', 'Prison Break', 'Smash', 'Body Count'])
  expect(titles({ category: 'Misc' })).toEqual(['Mafia', 'Prison Break'])
  expect(titles({ hideSolved: true })).toEqual(['Mafia', 'Smash'])
  expect(titles({ text: ' coUNT ' })).toEqual(['Body Count'])
})

it('the challenge list shows the highest score or number of solves first', () => {
  expect(titles({ sort: 'score' })).toEqual(['Smash', 'Prison Break', 'Body Count', 'Mafia'])
  expect(titles({ sort: 'solves' })).toEqual(['Mafia', 'Body Count', 'Prison Break', 'Smash'])
})

it('the challenge filters are written to the URL, and invalid ones are ignored', () => {
  const search = new URLSearchParams('challenge=4&sort=age&category=Pastry')
  expect(readFilters(search)).toEqual(none)
  const written = writeFilters(search, { category: 'Pwn', hideSolved: true, text: 'a b' })
  expect(written.toString()).toBe('challenge=4&category=Pwn&solved=hide&q=a+b')
  expect(readFilters(written)).toEqual({ category: 'Pwn', sort: 'category', hideSolved: true, text: 'a b' })
  expect(writeFilters(written, none).toString()).toBe('challenge=4')
})

it('the categories count their solved challenges', () => {
  expect(countCategories(challenges)).toEqual([
    { category: 'Misc', solved: 1, total: 2 },
    { category: 'Pwn', solved: 0, total: 1 },
    { category: 'Web', solved: 1, total: 1 },
  ])
})

it('the next challenge is the next unsolved one, from the start again after the last', () => {
  const shown = [
    { databaseId: 7, isSolved: false },
    { databaseId: 3, isSolved: true },
    { databaseId: 5, isSolved: false },
  ]
  expect(nextUnsolved(shown, 7)).toBe(5)
  expect(nextUnsolved(shown, 3)).toBe(5)
  expect(nextUnsolved(shown, 5)).toBe(7)
  expect(nextUnsolved(shown.slice(0, 2), 7)).toBeNull()
  // A challenge that the filters hide is followed by the first one.
  expect(nextUnsolved(shown, 9)).toBe(7)
})
