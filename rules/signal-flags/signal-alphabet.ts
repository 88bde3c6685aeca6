import { stableHash } from '../stable-hash.ts'

const LETTERS_WITHOUT_MARKS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  ẞ: 'SS',
  ß: 'SS',
  ı: 'I',
}

const CYRILLIC: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ё: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  Й: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'IU',
  Я: 'IA',
  І: 'I',
  Ї: 'I',
  Є: 'IE',
  Ґ: 'G',
}

/** Folds a text to what the signal code can spell: A–Z, 0–9 and single spaces. */
export function foldToSignals(text: string): string {
  const upper = text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
  return [...upper]
    .map((character) => LETTERS_WITHOUT_MARKS[character] ?? CYRILLIC[character] ?? character)
    .join('')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

/**
 * The words of a title in signal flags. A title without Latin letters, such as a Chinese one,
 * gets as many flags as it has characters, chosen by its hash.
 */
export function signalWords(title: string): string[] {
  const folded = foldToSignals(title)
  if (/[A-Z]/.test(folded)) return folded.split(' ')
  const characters = [...title].filter((character) => !/\s/u.test(character))
  if (characters.length === 0) return []
  let seed = stableHash(title)
  const letters = characters.map(() => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return String.fromCharCode(65 + ((seed >>> 16) % 26))
  })
  return [letters.join('')]
}
