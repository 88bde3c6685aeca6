import { readFileSync } from 'node:fs'
import { create, type Font, type FontCollection } from 'fontkit'
import type { Locale } from '../../../i18n/locale.ts'

export type Weight = 'text' | 'strong'
/** A part of a text that one font draws. */
export type Run = { font: FontFile; text: string }

const folder = new URL('../../../fonts/', import.meta.url)

const plex = (weight: number) =>
  ['latin', 'latin-ext', 'cyrillic', 'vietnamese'].map(
    (script) => `ibm-plex-sans-${script}-${weight}-normal.ttf` as const,
  )
const narrow = { text: plex(400), strong: plex(600) }
const wide = {
  japanese: 'noto-sans-jp-japanese-400-normal.ttf',
  simplified: 'noto-sans-sc-chinese-simplified-400-normal.ttf',
  traditional: 'noto-sans-tc-chinese-traditional-400-normal.ttf',
  korean: 'noto-sans-kr-korean-400-normal.ttf',
} as const

export type FontFile = (typeof narrow)['text'][number] | (typeof wide)[keyof typeof wide]

/** Chinese characters look different in each language, so the font of the reader's language is tried first. */
const preferred: Partial<Record<Locale, keyof typeof wide>> = {
  'ja-JP': 'japanese',
  'zh-TW': 'traditional',
  'ko-KR': 'korean',
}
const kana = /[\u3040-\u30ff]/u
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u

const covered = new Map<FontFile, ReadonlySet<number>>()

export function readFont(file: FontFile): Buffer {
  return readFileSync(new URL(file, folder))
}

/** The text without characters that no font has, such as emoji, and with single blanks. */
export function drawableText(text: string): string {
  const files = [...narrow.text, ...Object.values(wide)]
  return [...text.toWellFormed().normalize('NFC')]
    .map((character) => {
      if (/[\s\p{Cc}]/u.test(character)) return ' '
      return files.some((file) => coverage(file).has(character.codePointAt(0) ?? 0)) ? character : ''
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** A drawable text in parts that one font each can draw. */
export function splitRuns(text: string, { locale, weight }: { locale: Locale; weight: Weight }): Run[] {
  const characters = [...text.normalize('NFC')]
  const fonts = [...narrow[weight], ...wideFonts(text, locale)]
  const runs: Run[] = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last && character === ' ') {
      last.text += character
      continue
    }
    const font = fonts.find((file) => coverage(file).has(code))
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

function wideFonts(text: string, locale: Locale): FontFile[] {
  const first = kana.test(text)
    ? 'japanese'
    : hangul.test(text)
      ? 'korean'
      : (preferred[locale] ?? 'simplified')
  const fonts = [wide[first], ...Object.values(wide).filter((file) => file !== wide[first])]
  const isDrawnBy = (file: FontFile) =>
    [...text].every((character) => !isWide(character) || coverage(file).has(character.codePointAt(0) ?? 0))
  const whole = fonts.find(isDrawnBy)
  return whole ? [whole, ...fonts.filter((file) => file !== whole)] : fonts
}

/** Chinese, Japanese and Korean. */
function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3fffd}]/u.test(
    character,
  )
}

function coverage(file: FontFile): ReadonlySet<number> {
  const known = covered.get(file)
  if (known) return known
  const font = create(readFont(file))
  const characters = new Set(isFont(font) ? font.characterSet : [])
  covered.set(file, characters)
  return characters
}

function isFont(font: Font | FontCollection): font is Font {
  return 'characterSet' in font
}
