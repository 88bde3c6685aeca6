export type Column = { title: string; align?: 'left' | 'right' }

/** Width on a terminal: East Asian wide characters take two cells, marks none. */
function cellWidth(text: string): number {
  let width = 0
  for (const character of text.replace(/\p{M}|\u200d|\ufe0f/gu, '')) {
    const isWide =
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u
    width += isWide.test(character) ? 2 : 1
  }
  return width
}

/** Removes control characters from texts of other users before they reach a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '')
}

function pad(text: string, width: number, align: Column['align']): string {
  const space = ' '.repeat(Math.max(width - cellWidth(text), 0))
  return align === 'right' ? space + text : text + space
}

export function drawTable(columns: Column[], rows: string[][]): string[] {
  const cells = rows.map((row) => row.map(printable))
  const widths = columns.map(({ title }, index) =>
    Math.max(cellWidth(title), ...cells.map((row) => cellWidth(row[index] ?? ''))),
  )
  const line = (row: string[]) =>
    columns
      .map(({ align }, index) => pad(row[index] ?? '', widths[index] ?? 0, align))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(columns.map(({ title }) => title)), rule, ...cells.map(line)]
}
