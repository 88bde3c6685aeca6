import { expect, test } from 'vitest'
import { flagSample } from './flag-sample.ts'

const draw = { guid: () => 'GUID', hash: () => '4dfe5cfb4bd4', below: (count: number) => count - 1 }

test.each([
  ['', 'flag{GUID}'],
  ['flag{a_[GUID]_[TEAM_HASH]}', 'flag{a_GUID_[TEAM_HASH]}'],
  ['flag{be [TEAM_HASH]}', 'flag{be 4dfe5cfb4bd4}'],
  ['[LEET]flag{be [TEAM_HASH]}', 'flag{83_4dfe5cfb4bd4}'],
  ['[CLEET]flag{so [TEAM_HASH]}', 'flag{$#_4dfe5cfb4bd4}'],
  ['flag{be}', 'flag{83}'],
])('%j makes %j', (template, flag) => {
  expect(flagSample(template, draw)).toBe(flag)
})
