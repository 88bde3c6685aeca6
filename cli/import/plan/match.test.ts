import { expect, it } from 'vitest'
import type { ReadChallenge } from '../../challenge-file/read-files.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { matchChallenges, removedChallenges } from './match.ts'

const read = (sourceKey: string, title: string) => ({ sourceKey, title, file: sourceKey }) as ReadChallenge
const held = (id: string, title: string, sourceKey: string | null) =>
  ({ id, title, sourceKey }) as GameChallenge
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

it('refuses a second file with one name, and a name that several challenges have', () => {
  expect(idsOf([read('a.yml', 'A'), read('b.yml', 'A')], [])).toEqual([
    'new',
    'name: a.yml has the same name "A"',
  ])
  expect(idsOf([read('a.yml', 'A')], [held('1', 'A', null), held('2', 'A', null)])).toEqual([
    'the game has several challenges named "A"',
  ])
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
