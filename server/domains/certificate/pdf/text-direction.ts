import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'
type Placed = { text: string; level: number; isRightToLeft: boolean }

const bidi = bidiFactory()

/** The direction of the first letter of a text that has one. */
export function directionOf(text: string): Direction {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/** The text as a part of another one, whose direction it does not change. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** The characters of a line with their levels (UAX 9), odd from right to left, where brackets are mirrored. */
export function levelledCharacters(
  line: string,
  direction: Direction,
): { character: string; level: number }[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  let index = 0
  return [...line].map((character) => {
    const level = levels[index] ?? 0
    index += character.length
    return { character: (level % 2 && bidi.getMirroredCharacter(character)) || character, level }
  })
}

/**
 * The parts of a line from left to right. A font of a script that runs from right to left draws its text in this
 * order, also numbers, and another font never does.
 */
export function inVisualOrder<Part extends Placed>(parts: readonly Part[]): Part[] {
  const ordered = parts.map((part) =>
    (part.level % 2 === 1) === part.isRightToLeft
      ? part
      : { ...part, text: [...part.text].toReversed().join('') },
  )
  const highest = Math.max(0, ...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? 0) >= level) end += 1
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  }
  return ordered
}
