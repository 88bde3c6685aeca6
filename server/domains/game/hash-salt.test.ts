import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { gameHashSalt } from './hash-salt.ts'

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

it.each(['GZCTF', 'OTHER'])('is computed from the stored key with the prefix %s', (prefix) => {
  const stored = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
  expect(gameHashSalt(stored, prefix)).toBe(sha256(`${prefix}@${stored}@PK`))
})
