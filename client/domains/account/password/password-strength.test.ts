import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'none'],
  ['Ab1', 'none'],
  ['alllower1', 'none'],
  ['NOLOWER1', 'none'],
  ['NoDigits', 'none'],
  ['Abc123', 'weak'],
  ['Password2024', 'weak'],
  ['Aaaaaaaaaaaa1', 'weak'],
  ['Ki7wup', 'weak'],
  ['Ki7wupaz', 'fair'],
  ['Ki7wupoZem', 'good'],
  ['Ki7wupoZem-lat9', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('a common name adds no strength to a password', () => {
  expect(passwordStrength('Mirelle-Tarn7')).toBe('strong')
  expect(passwordStrength('Mirelle-Tarn7', ['mirelle', 'tarn'])).toBe('weak')
})

test('a name is compared as text and not as a regular expression', () => {
  expect(passwordStrength('Ki7wupoZem-lat9', ['a+(b'])).toBe('strong')
})
