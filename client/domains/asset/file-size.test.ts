import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [14_200, '14.2 KB'],
  [1_000_000, '1 MB'],
  [123_456_789, '123 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text)
})
