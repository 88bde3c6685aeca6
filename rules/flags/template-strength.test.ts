import { expect, test } from 'vitest'
import { templateStrength } from './template-strength.ts'

test.each([
  ['', 'guid', 122, true],
  ['flag{[GUID]}', 'guid', 122, true],
  ['csictf{Bu5y_[TEAM_HASH]_c0unt}', 'hash', 48, true],
  ['[LEET]flag{be [TEAM_HASH]}', 'hash', 51, true],
  ['flag{hello_world}', 'letters', 14, false],
  ['[LEET]flag{hello_world}', 'letters', 14, false],
  ['[CLEET]flag{hello_world}', 'letters', 16, false],
  ['flag{this_is_a_long_leet_flag}', 'letters', 31, false],
  ['flag{this_is_a_quite_long_leet_flag}', 'letters', 39, true],
  ['flag{[guid]}', 'letters', 0, false],
])('%j has its strength from its %s: %d bits', (template, source, bits, isStrong) => {
  expect(templateStrength(template)).toEqual({ source, bits, isStrong })
})

test.each([
  ['', true],
  ['   ', true],
  ['flag{hello_world}', false],
  ['[LEET]flag{hello_world}', false],
  ['[CLEET]flag{hello_world}', false],
  ['flag{this_is_a_long_leet_flag}', false],
  ['flag{this_is_a_quite_long_leet_flag}', true],
  // Each b is worth two bits, each d one: 31, then exactly 32.
  [`flag{${'b'.repeat(15)}d}`, false],
  [`flag{${'b'.repeat(15)}dd}`, true],
  ['flag{hello_[TEAM_HASH]}', true],
  ['flag{[GUID]}', true],
  ['flag{[guid]}', false],
  ['[LEET]', false],
])('judges %j: %s', (template, isStrong) => {
  expect(templateStrength(template).isStrong).toBe(isStrong)
})
