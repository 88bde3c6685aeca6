/** Characters as wide as they are high: Chinese, Japanese and Korean. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3fffd}]/u
const wideEm = 1
const narrowEm = 0.56
/** Characters that XML cannot express, and emoji with their modifiers, which the fonts do not have. */
const unsupported = [
  /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Join_Control}|\p{Variation_Selector}/gu,
]

const widthOf = (character: string) => (wide.test(character) ? wideEm : narrowEm)
const widthOfText = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0)

/** The text in at most `lines` lines of about `em` times the font size. Longer texts end with an ellipsis. */
export function fitText(text: string, { em, lines }: { em: number; lines: number }): string[] {
  const whole = unsupported
    .reduce((known, characters) => known.replace(characters, ''), text.toWellFormed())
    .replace(/\s+/g, ' ')
    .trim()
  const fitted: string[] = []
  let rest = whole
  while (rest && fitted.length < lines) {
    const line = lineOf(rest, em)
    fitted.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  const last = fitted.pop()
  if (last === undefined) return []
  return [...fitted, rest ? `${lineOf(`${last} ${rest}`, em - wideEm).trimEnd()}…` : last]
}

/** The start of a text that fits, up to the end of a word if the line has more than one. */
function lineOf(text: string, em: number): string {
  if (widthOfText(text) <= em) return text
  let width = 0
  let length = 0
  for (const character of text) {
    width += widthOf(character)
    if (width > em) break
    length += character.length
  }
  const cut = text.slice(0, Math.max(length, 1))
  const space = cut.lastIndexOf(' ')
  return text[length] === ' ' || space <= 0 ? cut : cut.slice(0, space)
}
