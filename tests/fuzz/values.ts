import type { Random } from './random.ts'

const texts = [
  '', ' ', '0', '-1', 'null', 'undefined', 'NaN', 'true', '[]', '{}', '\0', 'a\0b', '\u{FEFF}', '\uD800', '\u202E',
  '<script>alert(1)</script>', "' OR 1=1 --", '%00', '%', '%%%', '_', '\\', '../../etc/passwd', '..\\..\\x',
  '${7*7}', '{{7*7}}', '=1+1', '\r\nX-Injected: 1', '🏴‍☠️', 'İıŞß', 'e\u0301', 'ﷺ', '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:59.999Z', '-271821-04-20T00:00:00.000Z', '__proto__', 'constructor', 'toString',
  '00000000-0000-0000-0000-000000000000', 'data:text/html,x', 'javascript:alert(1)', 'https://[::1', 'a@b', 'a@b\r\nBcc: c@d',
] as const // oxfmt-ignore

const numbers = [
  0, -0, 1, -1, 2, 3, 7, 50, 100, 127, 128, 255, 1000, 65_535, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1,
  2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e21, -1e21, 1e308, 0.1, -0.5, 1.5, 1_700_000_000_000, 8.64e15, 8.64e15 + 1,
] as const // oxfmt-ignore

/** Existing ids and texts, so that some requests refer to real objects. */
export type Known = {
  numbers: number[]
  texts: string[]
  /** Ids by the name of the field or parameter that takes them: `gameId`, `userId`. */
  ids: Record<string, (number | string)[]>
}

/** Mostly an existing id for a field of this name; undefined otherwise. */
export function knownId(random: Random, known: Known, name: string): number | string | undefined {
  const ids = known.ids[name === 'newCaptainId' ? 'userId' : name.replace(/Ids$/, 'Id')] ?? []
  return ids.length > 0 && random.chance(0.8) ? random.pick(ids) : undefined
}

export function anyText(random: Random, known: Known): string {
  const kind = random.below(10)
  if (kind < 3 && known.texts.length > 0) return random.pick(known.texts)
  if (kind < 7) return random.pick(texts)
  if (kind === 7) return 'x'.repeat(random.pick([16, 127, 128, 1000, 70_000]))
  return Array.from({ length: random.below(24) }, () => String.fromCodePoint(1 + random.below(0x2fff))).join(
    '',
  )
}

export function anyNumber(random: Random, known: Known): number {
  return random.chance(0.5) && known.numbers.length > 0 ? random.pick(known.numbers) : random.pick(numbers)
}

/** Any JSON value, nested at most `depth` deep. */
export function anyJson(random: Random, known: Known, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 8 : 5)
  if (kind === 0) return null
  if (kind === 1) return random.chance(0.5)
  if (kind === 2) return anyNumber(random, known)
  if (kind <= 4) return anyText(random, known)
  // The members of a long list have none themselves: a longer text is refused unread, and keeps the generator busy.
  const isLong = random.chance(0.02)
  const length = isLong ? 2000 : random.below(4)
  const member = () => anyJson(random, known, isLong ? 0 : depth - 1)
  if (kind <= 6) return Array.from({ length }, member)
  return Object.fromEntries(Array.from({ length }, () => [anyText(random, known), member()]))
}

/** The text with a part removed, repeated or replaced. */
export function damaged(random: Random, text: string): string {
  const from = random.below(text.length + 1)
  const to = Math.min(text.length, from + 1 + random.below(12))
  const piece = text.slice(from, to)
  const replacement = random.pick([
    '',
    piece + piece,
    random.pick(texts),
    '{',
    '}',
    '"',
    '(',
    '...',
    '@',
    '\n',
  ])
  return text.slice(0, from) + replacement + text.slice(to)
}

/** Text for a URL. Lone surrogates cannot be encoded in one. */
export function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, '').slice(0, 3000))
}
