import { signalWords } from './signal-alphabet.ts'
import { stableHash } from '../stable-hash.ts'

type PosterFlag = { sign: string; x: number; y: number }
export type PosterPlan = { angle: number; size: number; ropes: number[]; flags: PosterFlag[] }

const LONGEST_ROW = 14
const WORD_GAP = 0.5
const PITCH = 1.14
const ROW_HEIGHT = 1.42

function lengthOf(words: string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0) + Math.max(0, words.length - 1) * WORD_GAP
}

/** Splits words into rows so that the longest row is as short as possible. */
function balance(words: string[], rows: number): string[][] {
  if (rows === 1 || words.length <= 1) return [words]
  let best: string[][] = [words]
  for (let cut = 1; cut < words.length; cut++) {
    const candidate = [words.slice(0, cut), ...balance(words.slice(cut), rows - 1)]
    if (Math.max(...candidate.map(lengthOf)) < Math.max(...best.map(lengthOf))) best = candidate
  }
  return best
}

function rowsOf(title: string): string[][] {
  const words = signalWords(title)
    .slice(0, 8)
    .map((word) => word.slice(0, LONGEST_ROW))
  if (words.length === 0) return []
  const rows = balance(words, lengthOf(words) > 18 ? 3 : 2)
  return rows.map((row) => {
    while (row.length > 1 && lengthOf(row) > LONGEST_ROW) row = row.slice(0, -1)
    return row
  })
}

/** The drawing sizes of posters by their place: in a card, across a page, and beside the featured game. */
export const posterSizes = { card: [480, 270], wide: [1232, 280], fill: [540, 320] } as const
export type PosterShape = keyof typeof posterSizes

/** Positions of a poster's flags, derived from the title so that they are stable. */
export function planPoster(title: string, shape: PosterShape): PosterPlan {
  const [width, height] = posterSizes[shape]
  const rows = rowsOf(title)
  const hash = stableHash(title)
  const wide = width / height > 3
  const angle = (hash & 1 ? 1 : -1) * (wide ? 3 : hash & 2 ? 9 : 7)
  const longest = Math.max(1, ...rows.map(lengthOf))
  const room = width * 0.86
  const size = Math.min(room / longest / PITCH, height * (rows.length > 2 ? 0.2 : 0.28))
  const pitch = size * PITCH
  const block = Math.max(0, rows.length - 1) * size * ROW_HEIGHT + size + 5
  const widest = longest * pitch
  const ropes: number[] = []
  const flags: PosterFlag[] = []
  rows.forEach((row, index) => {
    const y = (height - block) / 2 + index * size * ROW_HEIGHT
    const slack = widest - lengthOf(row) * pitch
    const shift = index % 2 ? 0.85 : 0.2
    let x = (width - widest) / 2 + (pitch - size) / 2 + slack * shift
    ropes.push(y)
    row.forEach((word) => {
      for (const sign of word) {
        flags.push({ sign, x, y: y + 4 })
        x += pitch
      }
      x += pitch * WORD_GAP
    })
  })
  return { angle, size, ropes, flags }
}
