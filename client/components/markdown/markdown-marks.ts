/** The text that an editor button inserts. */
export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'list' | 'math'

export type Selection = { text: string; start: number; end: number }

/** Replaces the text from `start` to `end` by `insert`, then selects from `selectStart` to `selectEnd`. */
export type Replacement = {
  start: number
  end: number
  insert: string
  selectStart: number
  selectEnd: number
}

const WRAPS = { bold: '**', italic: '*', code: '`', math: '$' } as const

function wrap({ text, start, end }: Selection, around: string): Replacement {
  const inner = text.slice(start, end)
  const isWrapped =
    text.slice(start - around.length, start) === around && text.slice(end, end + around.length) === around
  if (isWrapped && inner) {
    const from = start - around.length
    return {
      start: from,
      end: end + around.length,
      insert: inner,
      selectStart: from,
      selectEnd: from + inner.length,
    }
  }
  const selectStart = start + around.length
  return {
    start,
    end,
    insert: around + inner + around,
    selectStart,
    selectEnd: selectStart + inner.length,
  }
}

// Multiple lines of code or of a formula become a block.
function block({ text, start, end }: Selection, fence: string): Replacement {
  const inner = text.slice(start, end)
  const before = start > 0 && text[start - 1] !== '\n' ? '\n' : ''
  const after = end < text.length && text[end] !== '\n' ? '\n' : ''
  const selectStart = start + before.length + fence.length + 1
  return {
    start,
    end,
    insert: `${before}${fence}\n${inner}\n${fence}${after}`,
    selectStart,
    selectEnd: selectStart + inner.length,
  }
}

function list({ text, start, end }: Selection): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  const isOneLine = lines.length === 1
  return {
    start: from,
    end,
    insert,
    selectStart: isOneLine ? from + insert.length : from,
    selectEnd: from + insert.length,
  }
}

function link({ text, start, end }: Selection): Replacement {
  const inner = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(inner)
  const insert = isAddress ? `[](${inner})` : `[${inner}](https://)`
  const selectStart = isAddress || !inner ? start + 1 : start + inner.length + 3
  return { start, end, insert, selectStart, selectEnd: isAddress || !inner ? selectStart : selectStart + 8 }
}

/** Adds a mark around the selection, or removes it. */
export function applyMark(selection: Selection, mark: Mark): Replacement {
  if (mark === 'list') return list(selection)
  if (mark === 'link') return link(selection)
  const isBlock =
    (mark === 'code' || mark === 'math') &&
    selection.text.slice(selection.start, selection.end).includes('\n')
  if (isBlock) return block(selection, mark === 'code' ? '```' : '$$')
  return wrap(selection, WRAPS[mark])
}
