/** Made when a text is cut for the first time, because it takes about 100 ms. */
let segmenter: Intl.Segmenter | undefined
const graphemes = () => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))
/** What a person sees as one character has fewer UTF-16 units, except for made-up piles of marks. */
const longestCharacter = 64

/**
 * The start of a text with at most `max` UTF-16 units, which ends between two characters as people see them: an emoji
 * or a letter with marks is kept whole or left out. A database column of `max` characters has room for it.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const near = text.slice(Math.max(0, max - longestCharacter), max + longestCharacter)
  const offset = Math.max(0, max - longestCharacter)
  const end =
    offset +
    (graphemes()
      .segment(near)
      .containing(max - offset)?.index ?? 0)
  if (end > offset) return text.slice(0, end).toWellFormed()
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(max))
  return text.slice(0, isHalf ? max - 1 : max).toWellFormed()
}
