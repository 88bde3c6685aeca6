import { expect, it } from 'vitest'
import { matchItems } from './match-items.ts'

const items = [
  { id: '1', group: 'Pages', label: 'Games' },
  { id: '2', group: 'Administration', label: 'Games' },
  { id: '3', group: 'Games', label: 'Müster of games' },
  { id: '4', group: 'Actions', label: 'Language: Deutsch', searchOnly: true },
]

it('the palette search matches every word and ignores accents and case', () => {
  expect(matchItems(items, 'muster').map(({ id }) => id)).toEqual(['3'])
  expect(matchItems(items, 'admin games').map(({ id }) => id)).toEqual(['2'])
  expect(matchItems(items, 'deutsch').map(({ id }) => id)).toEqual(['4'])
  expect(matchItems(items, 'nothing')).toEqual([])
})

it('the palette search keeps groups together, and returns the main items for an empty text', () => {
  expect(matchItems(items, '')).toHaveLength(3)
  expect(matchItems(items, 'games').map(({ group }) => group)).toEqual(['Pages', 'Administration', 'Games'])
})
