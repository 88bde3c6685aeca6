import { expect, it } from 'vitest'
import { drawableText, splitRuns, undrawableIn } from './certificate-fonts.ts'

const partsOf = (line: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  splitRuns(line, { locale: 'en-US', weight: 'text', direction }).map(({ text }) => text)

it.each([
  ['ﾊﾛｰ ｶﾞ', 'ハロー ガ'],
  ['𝔥𝔢𝔩𝔩𝔬', 'hello'],
  ['👨\u200d👩 x', 'x'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['தமிழ்', ''],
  [' a\t\nb ', 'a b'],
])('draws %s as "%s"', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn)
})

it('names each character that no font has once, as a person sees it', () => {
  expect(undrawableIn('𠮷野𠮷 தமிழ் 👨\u200d👩 é x\u200b')).toEqual(['𠮷', 'த', 'மி', 'ழ்', '👨\u200d👩'])
})

it('puts parts from right to left in their places', () => {
  expect(partsOf('a שלום 20')).toEqual(['a ', '20', 'שלום '])
  expect(partsOf('שלום 20', 'rtl')).toEqual(['20', 'שלום '])
})

it('draws letters apart that a non-joiner separates', () => {
  expect(partsOf('می\u200cخواهم', 'rtl')).toEqual(['خواهم', 'می'])
  expect(partsOf('क्\u200dष')).toEqual(['क्\u200dष'])
})

it('mirrors brackets between letters from right to left', () => {
  expect(partsOf('א (ב) ג', 'rtl')).toEqual(['ג', ' (', 'ב', ')', 'א '])
})

it('turns numbers that the font of a script from right to left would draw backwards', () => {
  expect(partsOf('٣٤')).toEqual(['٤٣'])
})
