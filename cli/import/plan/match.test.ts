import { expect, it } from 'vitest'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { matchChallenges, removedChallenges } from './match.ts'

const read = (sourceKey: string, title: string, category?: string) =>
  ({ sourceKey, title, file: sourceKey, category }) as ReadChallenge
const held = (id: string, title: string, sourceKey: string | null, category = 'Misc') =>
  ({ id, title, sourceKey, category, type: 'StaticAttachment' }) as GameChallenge
const idsOf = (files: ReadChallenge[], challenges: GameChallenge[]) =>
  matchChallenges(files, challenges).map(({ existing, reason }) => reason ?? existing?.id ?? 'new')

it('matches by key before title, so that a rename is no new challenge', () => {
  expect(idsOf([read('a.yml', 'New')], [held('1', 'Old', 'a.yml')])).toEqual(['1'])
})

it('matches by title if the file has moved, or no file is known', () => {
  expect(idsOf([read('b.yml', 'A')], [held('1', 'A', 'a.yml')])).toEqual(['1'])
  expect(idsOf([read('b.yml', 'A')], [held('1', 'A', null)])).toEqual(['1'])
})

it('swaps two titles without mixing up the challenges', () => {
  const challenges = [held('1', 'A', 'a.yml'), held('2', 'B', 'b.yml')]
  expect(idsOf([read('a.yml', 'B'), read('b.yml', 'A')], challenges)).toEqual(['1', '2'])
})

it('keeps two files with one name apart by their paths', () => {
  const files = [read('pwn/a.yml', 'A'), read('rev/a.yml', 'A')]
  expect(idsOf(files, [])).toEqual(['new', 'new'])
  expect(idsOf(files, [held('1', 'A', 'rev/a.yml')])).toEqual(['new', '1'])
  expect(idsOf(files, [held('1', 'A', 'rev/a.yml'), held('2', 'A', 'pwn/a.yml')])).toEqual(['2', '1'])
})

it('pairs files and challenges of one name that no path tells apart by what the files would change', () => {
  const files = [read('pwn/a.yml', 'A', 'Pwn'), read('rev/a.yml', 'A', 'Reverse')]
  const twins = [held('1', 'A', null, 'Reverse'), held('2', 'A', null, 'Pwn')]
  expect(idsOf(files, twins)).toEqual(['2', '1'])
  // One of both was edited, and only one challenge is left for it.
  expect(idsOf([...files.slice(0, 1), read('rev/a.yml', 'A', 'Web')], twins)).toEqual(['2', '1'])
  expect(idsOf([read('rev/a.yml', 'A', 'Reverse')], twins)).toEqual(['1'])
  expect(idsOf([read('b.yml', 'A', 'Web')], twins)).toEqual([
    'the game has several challenges named "A", and the file fits none of them',
  ])
})

it('finds a name with blanks around it', () => {
  expect(idsOf([read('a.yml', 'A')], [held('1', ' A\u00a0', null)])).toEqual(['1'])
})

it('lists what was removed from the imported folder only', () => {
  const challenges = [
    held('1', 'Kept', 'web/kept/challenge.yml'),
    held('2', 'Gone', 'web/gone/challenge.yml'),
    held('3', 'Elsewhere', 'pwn/gone/challenge.yml'),
    held('4', 'By hand', null),
    held('5', 'Broken', 'web/broken/challenge.yml'),
    held('6', 'Dropped', 'web/kona.yaml#dropped'),
  ]
  const files = [read('web/kept/challenge.yml', 'Kept'), read('web/kona.yaml#one', 'One')]
  const found = {
    isFolder: true,
    keyPrefix: 'web/',
    files: ['web/kept/challenge.yml', 'web/broken/challenge.yml', 'web/kona.yaml'].map(
      (key) => ({ key }) as never,
    ),
  }
  const matches = matchChallenges(files, challenges)
  expect(removedChallenges(found, challenges, matches).map(({ id }) => id)).toEqual(['2', '6'])
  expect(removedChallenges({ ...found, isFolder: false }, challenges, matches)).toEqual([])
})
