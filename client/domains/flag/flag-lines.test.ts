import { expect, test } from 'vitest'
import { inNaturalOrder, readFlagLines } from './flag-lines.ts'

test('flags are read one per line, without surrounding spaces', () => {
  expect(readFlagLines('  flag{a}\r\n\n\tflag{b c} \n')).toEqual({
    flags: ['flag{a}', 'flag{b c}'],
    tooLong: [],
    duplicates: [],
  })
})

test('duplicate and too long flags are reported', () => {
  const long = 'x'.repeat(513)
  const lines = readFlagLines(`flag{a}\nflag{b}\nflag{b}\n${long}\n${'y'.repeat(127)}`, ['flag{a}'])
  expect(lines.duplicates).toEqual(['flag{a}', 'flag{b}'])
  expect(lines.tooLong).toEqual([long])
})

test('files with numbers are in natural order', () => {
  const names = inNaturalOrder([{ name: 'key-10.zip' }, { name: 'key-2.zip' }, { name: 'key-1.zip' }])
  expect(names.map(({ name }) => name)).toEqual(['key-1.zip', 'key-2.zip', 'key-10.zip'])
})
