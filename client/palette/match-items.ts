import type { PaletteItem } from './palette-items.ts'

const MOST_SHOWN = 40

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

// Where the first word is: at the start of the label, at the start of a word, elsewhere in the label, or not in the label.
// -1 if a word is missing.
function rank(item: PaletteItem, words: readonly string[]): number {
  const label = fold(item.label)
  const all = `${label} ${fold(item.keywords ?? '')} ${fold(item.group)}`
  if (!words.every((word) => all.includes(word))) return -1
  const first = words[0] ?? ''
  if (label.startsWith(first)) return 3
  return label.includes(` ${first}`) ? 2 : label.includes(first) ? 1 : 0
}

/** The items that contain every word of the text, best first, in their groups. Without a text, the main items. */
export function matchItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const ranked = items
    .filter((item) => words.length > 0 || !item.searchOnly)
    .map((item) => ({ item, rank: rank(item, words) }))
    .filter((entry) => entry.rank >= 0)
    .toSorted((one, other) => (words.length > 0 ? other.rank - one.rank : 0))
    .slice(0, MOST_SHOWN)
    .map((entry) => entry.item)
  const groups = [...new Set(ranked.map((item) => item.group))]
  return groups.flatMap((group) => ranked.filter((item) => item.group === group))
}
