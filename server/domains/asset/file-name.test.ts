import { expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

it.each([
  ['.zip', 'x'.repeat(300)],
  ['.tar.gz', 'x'.repeat(300)],
  ['.png', '🚩'.repeat(200)],
])('cuts a long name before %s, and never within a character', (extension, stem) => {
  const name = safeFileName(stem + extension)
  expect(name.length).toBeGreaterThan(250)
  expect(name.length).toBeLessThanOrEqual(255)
  expect(name.endsWith(extension)).toBe(true)
  expect(name.isWellFormed()).toBe(true)
})

it('cuts a long name without an extension at its end', () => {
  expect(safeFileName('x'.repeat(300))).toBe('x'.repeat(255))
  expect(safeFileName(`x.${'y'.repeat(300)}`)).toHaveLength(255)
})
