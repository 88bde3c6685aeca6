import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'string' ? [...value].map((char) => char.charCodeAt(0)) : [value],
    ),
  )

test.each([
  ['UTF-8', new TextEncoder().encode('Jörg,海'), 'Jörg,海'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'a,b'), 'a,b'],
  ['UTF-16 of Excel', bytes(0xff, 0xfe, 'a', 0, 0x77, 0x6d), 'a海'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 'a', 0x6d, 0x77), 'a海'],
])('%s is certain', (_name, source, text) => {
  expect(decodeText(source, 'en-US')).toEqual({ isCertain: true, text })
})

test.each([
  ['de-DE', bytes('J', 0xf6, 'rg'), 'Windows-1252', 'Jörg'],
  ['zh-CN', bytes(0xba, 0xa3, ',a'), 'GB18030', '海,a'],
  ['zh-TW', bytes(0xae, 0xfc, ',a'), 'Big5', '海,a'],
  ['ja-JP', bytes(0x8a, 0x43, ',a'), 'Shift_JIS', '海,a'],
  ['ko-KR', bytes(0xb9, 0xd9, 0xb4, 0xd9, ',a'), 'EUC-KR', '바다,a'],
  ['ru-RU', bytes(0xcc, 0xee, 0xf0, 0xe5), 'Windows-1251', 'Море'],
  ['vi-VN', bytes('bi', 0xea, 0xf2, 'n'), 'Windows-1258', 'bi\u1EC7n'],
])('for %s, its own encoding is offered first', (locale, source, encoding, text) => {
  const decoded = decodeText(source, locale)
  expect(decoded.isCertain ? decoded : decoded.texts[0]).toEqual({ encoding, text })
  expect(decoded.isCertain ? 0 : decoded.texts.length).toBeGreaterThan(1)
})

test('an encoding that does not have the bytes is not offered', () => {
  const decoded = decodeText(bytes('Zo', 0xeb, '\n'), 'zh-CN')
  const names = decoded.isCertain ? [] : decoded.texts.map(({ encoding }) => encoding)
  expect(names).toContain('Windows-1252')
  expect(names).not.toContain('GB18030')
  expect(names).not.toContain('Big5')
  expect(decodeText(bytes(0, 0xff, 1), 'en-US')).toEqual({ isCertain: false, texts: [] })
})
