import { expect, it } from 'vitest'
import { fixed, flag, readGame } from '../../../../../tests/kit/world/ctfd-tables.ts'

const folder = '0123456789abcdef0123456789abcdef'
const shown = new Map([
  [`${folder}/pic one (1).png`, { sha256: 'a'.repeat(64), bytes: 3, name: 'pic one (1).png' }],
])

it.each([
  ['![p](/files/F/pic%20one%20(1).png)', '![p](/assets/H/pic%20one%20%281%29.png)'],
  ['<img src="/files/F/pic one (1).png?token=ey.a-b">', '<img src="/assets/H/pic%20one%20%281%29.png">'],
  [
    '[p](https://ctf.example/old/files/F/pic%20one%20%281%29.png#x)',
    '[p](/assets/H/pic%20one%20%281%29.png#x)',
  ],
  ['files/F/pic%20one%20(1).png', '/assets/H/pic%20one%20%281%29.png'],
  ['read /var/files/F/pic%20one%20(1).png', null],
  ['read /files/etc/passwd', null],
])('rewrites the address of a file in %s', (text, expected) => {
  const written = text.replace('F', folder)
  const { game, differences } = readGame(
    {
      challenges: [{ ...fixed(1, 1), description: written }],
      flags: [flag(1)],
      hints: [{ id: 1, challenge_id: 1, content: written }],
      pages: [{ id: 1, title: 'Rules', route: 'rules', content: written }],
      notifications: [{ id: 1, title: '', content: written, date: '2026-05-02T10:00:00' }],
    },
    shown,
  )
  const text1 = expected?.replace('H', 'a'.repeat(64)) ?? written
  expect(game.rowsOf('challenges.jsonl')[0]?.content).toBe(text1)
  expect(game.rowsOf('hints.jsonl')[0]?.content).toBe(text1)
  expect(game.posts[0]?.content).toBe(text1)
  expect(game.rowsOf('notices.jsonl')[0]?.values).toEqual([text1])
  expect(game.rowsOf('files.jsonl')).toHaveLength(1)
  expect(differences).toEqual([])
})

it('names each text with an address whose file is not there', () => {
  const { differences } = readGame({
    challenges: [
      { ...fixed(1, 1), description: `![a](/files/${folder}/a.png) ![b](/files/${folder}/b.png)` },
    ],
    flags: [flag(1)],
  })
  expect(differences).toEqual([
    `FILE_MISSING challenges.description: challenge 1: /files/${folder}/a.png: `,
    `FILE_MISSING challenges.description: challenge 1: /files/${folder}/b.png: `,
  ])
})
