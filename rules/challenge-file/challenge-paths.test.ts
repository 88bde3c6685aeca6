import { expect, it } from 'vitest'
import { attachmentPath, challengePath } from './challenge-paths.ts'

const login = { category: 'Web', title: 'Log in, or else', id: 5 }

it.each([
  [login, 'web/log-in-or-else/challenge.yml'],
  [{ ...login, title: '../../etc' }, 'web/etc/challenge.yml'],
  [{ ...login, title: 'Über die Möwe 海鷗' }, 'web/über-die-möwe-海鷗/challenge.yml'],
  [{ ...login, title: '…' }, 'web/challenge/challenge.yml'],
  [{ ...login, title: '𠮷'.repeat(90) }, `web/${'𠮷'.repeat(60)}/challenge.yml`],
])('%j has the path %s', (challenge, path) => {
  expect(challengePath(challenge, new Set())).toBe(path)
})

it('challenges with one path are told apart by their ids', () => {
  const taken = new Set(['web/log-in-or-else/challenge.yml'])
  expect(challengePath(login, taken)).toBe('web/log-in-or-else-5/challenge.yml')
  taken.add('web/log-in-or-else-5/challenge.yml')
  expect(challengePath(login, taken)).toBe('web/log-in-or-else-5-5/challenge.yml')
})

it.each([
  ['Möwe 1.png', 'dist/Möwe 1.png'],
  ['../../up.txt', 'dist/.._.._up.txt'],
  ['a\\b\n.txt', 'dist/a_b_.txt'],
  ['..', 'dist/attachment'],
  ['', 'dist/attachment'],
  [null, 'dist/attachment'],
])('an attachment with the name %j has the path %s', (name, path) => {
  expect(attachmentPath(name)).toBe(path)
})
