import { readFileSync } from 'node:fs'
import { create, type Font, type FontCollection } from 'fontkit'
import { showsNothing } from '../../../../rules/names.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { inVisualOrder, levelledCharacters, type Direction } from './text-direction.ts'

export type Weight = 'text' | 'strong'
/** A part of a text that one font draws. */
export type Run = { font: FontFile; text: string; level: number; isRightToLeft: boolean }

const folder = new URL('../../../fonts/', import.meta.url)

const rightToLeft = ['hebrew', 'arabic']
const european = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'greek']
const scripts = [...european, ...rightToLeft, 'thai', 'devanagari']
const plex = (weight: number) =>
  scripts.map((script) => `ibm-plex-sans-${script}-${weight}-normal.ttf` as const)
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

const drawable = [...narrow.text, ...Object.values(wide)]
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** They say whether two letters of these scripts are joined, and mean nothing beside others. */
const strayJoiners = /(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]/gu

/** The text without characters that no font has, such as emoji, and with single blanks. */
export function drawableText(text: string): string {
  return [...plainForm(text)]
    .map((character) => (/[\s\p{Cc}]/u.test(character) ? ' ' : drawableForm(character)))
    .join('')
    .normalize('NFC')
    .replace(strayJoiners, '')
    .replace(/ +/g, ' ')
    .trim()
}

/** The visible characters of a text that no font has, each once. */
export function undrawableIn(text: string): string[] {
  const isMissing = (character: string) => !showsNothing(character) && drawableForm(character) === ''
  const parts = [...graphemes.segment(plainForm(text))].map(({ segment }) => segment)
  return [...new Set(parts.filter((part) => [...part].some(isMissing)))]
}

function plainForm(text: string): string {
  // Half-width kana have their marks beside them.
  const kanaInFull = text.toWellFormed().replace(/[\uff61-\uff9f]+/gu, (part) => part.normalize('NFKC'))
  return kanaInFull.normalize('NFC')
}

function drawableForm(character: string): string {
  const isDrawn = (one: string) =>
    isJoiner(one) || drawable.some((file) => coverage(file).has(one.codePointAt(0) ?? 0))
  if (isDrawn(character)) return character
  // Mathematical and other letters are forms of usual ones.
  const usual = [...character.normalize('NFKC')]
  return usual.every(isDrawn) ? usual.join('') : ''
}

function isJoiner(character: string): boolean {
  return character === '\u200c' || character === '\u200d'
}

type Line = { locale: Locale; weight: Weight; direction: Direction }

/** A drawable line in parts that one font each can draw, from left to right. */
export function splitRuns(line: string, { locale, weight, direction }: Line): Run[] {
  const fonts = [...narrow[weight], ...wideFonts(line, locale)]
  const has = (font: FontFile, character: string) => coverage(font).has(character.codePointAt(0) ?? 0)
  const runs: Run[] = []
  let isCut = false
  for (const { character, level } of levelledCharacters(line, direction)) {
    const last = !isCut && runs.at(-1)?.level === level ? runs.at(-1) : undefined
    const isPartOfLast = isJoiner(character) ? last && has(last.font, character) : character === ' '
    const font = last && isPartOfLast ? last.font : fonts.find((file) => has(file, character))
    // Letters of two runs do not join, which is what a non-joiner says.
    if (character === '\u200c' && !isPartOfLast) isCut = true
    if (!font || (isJoiner(character) && !isPartOfLast)) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character, level, isRightToLeft: isOfRightToLeft(font) })
    isCut = false
  }
  return inVisualOrder(runs)
}

function isOfRightToLeft(font: FontFile): boolean {
  return rightToLeft.some((script) => font.includes(script))
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
