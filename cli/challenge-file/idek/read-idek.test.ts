import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { readIdek } from './read-idek.ts'

const text = `
name: Tide
author: Ada
public: true
flag: idek{a}
description: |-
  Wait for it.
admin_bot: true
http: true
rating: 5
`

it('reads the challenge and the files beside it, and names what is lost', () => {
  const [challenge] = readIdek(
    challengeSource(text, { folders: ['event', 'rev'], files: { 'attachments/tide.zip': 'x' } }),
  )
  expect(challenge).toMatchObject({
    title: 'Tide',
    category: 'Reverse',
    isEnabled: true,
    flags: { values: [{ flag: 'idek{a}', kind: 'Exact' }] },
    files: [{ path: 'attachments/tide.zip', name: 'tide.zip' }],
    warnings: [
      expect.stringContaining('value: missing'),
      expect.stringContaining('admin_bot: bots are not imported'),
    ],
  })
})
