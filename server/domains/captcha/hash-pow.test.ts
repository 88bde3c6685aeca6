import { describe, expect, it } from 'vitest'
import { isSolved, parsePowAnswer } from './hash-pow.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

describe('proof of work', () => {
  it('counts leading zero bits as the contract does', () => {
    const challenge = bytes('00112233aabbccdd')
    expect(isSolved(challenge, bytes('deadbeef000001df'), 8)).toBe(true)
    expect(isSolved(challenge, bytes('deadbeef000001df'), 9)).toBe(false)
    expect(isSolved(challenge, bytes('deadbeef000004f1'), 18)).toBe(true)
    expect(isSolved(challenge, bytes('deadbeef000004f1'), 19)).toBe(false)
    expect(isSolved(challenge, bytes('deadbeef00000000'), 8)).toBe(false)
  })

  it('accepts digits in either case', () => {
    expect(parsePowAnswer('0123456789ab:DEADBEEF000001df')).toEqual({
      id: '0123456789ab',
      answer: bytes('deadbeef000001df'),
    })
  })

  it.each([
    '',
    ' ',
    ':',
    '0123456789ab',
    '0123456789ab:',
    '0123456789ab:deadbeef000001',
    '0123456789ab:deadbeef000001df00',
    '0123456789ab:deadbeef000001dg',
    '0123456789ab:dead:beef00001df',
    '0123456789ab:deadbeef000001df:',
    '0123456789ab:deadbeef000001df\n',
    'short:deadbeef000001df',
  ])('finds nothing in %j', (text) => expect(parsePowAnswer(text)).toBeNull())
})
