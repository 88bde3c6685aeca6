import { readFileSync } from 'node:fs'
import { inProject } from '../project.js'

const mark = /^ *<!-- (file|run|prints|recipe)(?:: (.+))? -->$/
const fence = /^ *(`{3,})(\w*)$/

/**
 * The code blocks of a document that have a mark, which is a comment on the line before the block:
 * `file: path` for a copy of a file, `run` for a command that the tests run, `prints` for the output of that command,
 * `recipe: name` for a command that keeps running, or a workflow, which a test of its own runs.
 */
export function markedBlocks(document) {
  const lines = readFileSync(inProject(document), 'utf8').split('\n')
  const blocks = []
  for (const [index, line] of lines.entries()) {
    const [, kind, value] = mark.exec(line) ?? []
    if (!kind) continue
    const start = lines.findIndex((text, at) => at > index && text !== '')
    const [, ticks] = fence.exec(lines[start]) ?? []
    const end = ticks ? lines.findIndex((text, at) => at > start && text.trim() === ticks) : -1
    if (end === -1) throw new Error(`${document}, line ${index + 1}: no code block follows the mark`)
    // A block in a list has the indentation of its item.
    const indent = lines[start].indexOf('`')
    const text = lines.slice(start + 1, end).map((each) => each.slice(indent))
    blocks.push({ kind, value, line: index + 1, text: `${text.join('\n')}\n` })
  }
  return blocks
}

/** The number of the shell commands of a document that no test runs: blocks of `sh` or `bash` without a mark. */
export function countUnrunCommands(document) {
  const lines = readFileSync(inProject(document), 'utf8').split('\n')
  return lines.filter((line, index) => {
    const isCommand = ['sh', 'bash'].includes(fence.exec(line)?.[2] ?? '')
    return isCommand && !mark.test(lines.slice(0, index).findLast((text) => text !== '') ?? '')
  }).length
}
