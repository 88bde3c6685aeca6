import { describe, expect, it } from 'vitest'
import { negotiateEncoding } from './encoding.ts'

describe('negotiateEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['zstd;q=0', 'identity'],
  ])('of %o takes %s', (header, expected) => {
    expect(negotiateEncoding(header)).toBe(expected)
  })
})
