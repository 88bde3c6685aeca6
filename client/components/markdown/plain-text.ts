/** In this order: code and formulas, whose content has no further marks, links and pictures, emphasis. */
const MARKS =
  /(`+)(?<code>.+?)\1|(?<![\w$])(\${1,2})(?=[^\s$])(?<math>[^$]+?)(?<=\S)\3(?![\w$])|!?\[(?<label>[^\]]*)\]\([^)]*\)|(\*{1,3}|~~)(?=\S)(?<strong>.+?)(?<=\S)\6|(?<!\w)(_{1,3})(?=\S)(?<light>.+?)(?<=\S)\8(?!\w)/g
const LINE_STARTS = /^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm

/** Longer than any line. The time to find marks grows with the square of the length. */
const mostCharacters = 400

/** The beginning of a text of Markdown without its marks, for a summary of one line. Formulas keep their commands. */
export function plainText(markdown: string): string {
  return withoutMarks(markdown.slice(0, mostCharacters).replaceAll(LINE_STARTS, ''))
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, (...match) => {
    const { code, math, label, strong, light } = match.at(-1) as Record<string, string | undefined>
    return code ?? math ?? withoutMarks(label ?? strong ?? light ?? '')
  })
}
