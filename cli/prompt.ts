import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UsageError } from './errors.ts'

const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() })

/** The lines of standard input that no question has used yet. It can be read only once, so they are kept here. */
let pipedLines: string[] | undefined

/** The next line of a piped standard input, for scripts. */
async function nextPipedLine(): Promise<string | undefined> {
  if (!pipedLines) {
    const chunks: Buffer[] = []
    for await (const chunk of stdin) chunks.push(chunk as Buffer)
    pipedLines = Buffer.concat(chunks).toString('utf8').split(/\r?\n/)
  }
  return pipedLines.shift() || undefined
}

/** Asks on the terminal. A `hidden` answer is not shown. @throws UsageError */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!stdin.isTTY) {
    const line = await nextPipedLine()
    if (line === undefined)
      throw new UsageError(
        hidden
          ? `${question} is missing. Pipe it in, or run the command in a terminal.`
          : `${question} is missing. Pass it as an option, pipe it in, or run the command in a terminal.`,
      )
    return line
  }
  // The output of a hidden question shows nothing, so the question is written separately.
  if (hidden) stderr.write(`${question}: `)
  const lines = createInterface({ input: stdin, output: hidden ? noOutput : stderr, terminal: true })
  const end = new AbortController()
  lines.on('SIGINT', () => end.abort())
  try {
    return await lines.question(`${question}: `, { signal: end.signal })
  } catch {
    stderr.write('\n')
    return process.exit(130)
  } finally {
    lines.close()
    if (hidden) stderr.write('\n')
  }
}
