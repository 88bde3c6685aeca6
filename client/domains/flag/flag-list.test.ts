import { expect, it } from 'vitest'
import { flagsFound, flagsInOrder, type FlagSort } from './flag-list.ts'

const flag = (text: string, holderTeamName: string | null, name: string | null, changes: object = {}) => ({
  flag: text,
  kind: 'Exact',
  isBait: false,
  holderTeamName,
  attachment: name === null ? null : { name },
  ...changes,
})

const flags = [
  flag('flag{10}', null, 'team-10.zip'),
  flag('flag{2}', 'Null Meridian', 'team-2.zip'),
  flag('flag{bait}', null, null, { isBait: true }),
  flag('flag{any}', 'Anchors', null, { kind: 'CaseInsensitive' }),
]

const found = (search: string) => flagsFound(flags, search).map((one) => one.flag)
const sorted = (key: FlagSort['key'], isDescending = false) =>
  flagsInOrder(flags, { key, isDescending }, 'en-US').map((one) => one.flag)

it('flags are found by their text, file and team', () => {
  expect(found('')).toHaveLength(4)
  expect(found(' BAIT')).toEqual(['flag{bait}'])
  expect(found('team-2')).toEqual(['flag{2}'])
  expect(found('anchors')).toEqual(['flag{any}'])
})

it('each column orders the flags, and those without a value come last', () => {
  expect(sorted('flag')).toEqual(['flag{2}', 'flag{10}', 'flag{any}', 'flag{bait}'])
  expect(sorted('kind')).toEqual(['flag{any}', 'flag{10}', 'flag{2}', 'flag{bait}'])
  expect(sorted('file')).toEqual(['flag{2}', 'flag{10}', 'flag{bait}', 'flag{any}'])
  expect(sorted('file', true)).toEqual(['flag{10}', 'flag{2}', 'flag{bait}', 'flag{any}'])
  expect(sorted('holder')).toEqual(['flag{any}', 'flag{2}', 'flag{10}', 'flag{bait}'])
})
