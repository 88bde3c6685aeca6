import { expect, test } from 'vitest'
import { flagStrength } from './flag-strength.ts'

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
  expect(flagStrength(template)).toEqual({ source, bits, isStrong })
})
