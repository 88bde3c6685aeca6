import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [14_200, '14.2 KB'],
  [1_000_000, '1 MB'],
  [123_456_789, '123 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text)
})
