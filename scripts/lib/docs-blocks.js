import { readFileSync } from 'node:fs'
import { inProject } from './project.js'

const mark = /^<!-- (file|run|prints)(?:: (.+))? -->$/
const fence = /^(`{3,})(\w*)$/

/**
 * The code blocks of a document that have a mark, which is a comment on the line before them:
 * `file: path` for a copy of a file, `run` for a command that the tests run, `prints` for what that command prints.
 */
export function markedBlocks(document) {
  const lines = readFileSync(inProject(document), 'utf8').split('\n')
  const blocks = []
  for (const [index, line] of lines.entries()) {
    const [, kind, value] = mark.exec(line) ?? []
    if (!kind) continue
    const start = lines.findIndex((text, at) => at > index && text !== '')
    const [, ticks] = fence.exec(lines[start]) ?? []
    const end = ticks ? lines.indexOf(ticks, start + 1) : -1
    if (end === -1) throw new Error(`${document}, line ${index + 1}: no code block follows the mark`)
    blocks.push({ kind, value, line: index + 1, text: `${lines.slice(start + 1, end).join('\n')}\n` })
  }
  return blocks
}
