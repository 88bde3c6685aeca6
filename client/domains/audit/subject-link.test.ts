import { expect, test } from 'vitest'
import { subjectLink } from './subject-link.ts'

const none = { subjectId: null, subjectName: null, gameId: null }

test.each([
  ['user', { ...none, subjectId: 'x', subjectName: 'Ada L' }, '/admin/users?q=Ada%20L'],
  ['game', { ...none, subjectId: '4', subjectName: 'Cup' }, '/admin/games/4/info'],
  ['challenge', { ...none, subjectId: '7', gameId: 4 }, '/admin/games/4/challenges/7'],
  ['participation', { ...none, subjectId: '9', gameId: 4 }, '/admin/games/4/review'],
  ['challenge', { ...none, subjectId: '7' }, null],
  ['file', { ...none, subjectId: 'abc' }, null],
])('the subject %s %j has the link %j', (subjectType, rest, link) => {
  expect(subjectLink({ subjectType, ...rest })).toBe(link)
})
