import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UsageError } from './errors.ts'

const silence = new Writable({ write: (_chunk, _encoding, done) => done() })

let pipedLines: string[] | undefined

/** The next line of what was piped in, for scripts. */
async function nextPipedLine(): Promise<string | undefined> {
  if (!pipedLines) {
    const chunks: Buffer[] = []
    for await (const chunk of stdin) chunks.push(chunk as Buffer)
    pipedLines = Buffer.concat(chunks).toString('utf8').split(/\r?\n/)
  }
  return pipedLines.shift() || undefined
}

/** Asks on the terminal, without showing the answer when it is `hidden`. @throws UsageError */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!stdin.isTTY) {
    const line = await nextPipedLine()
    if (line === undefined)
      throw new UsageError(`${question} is missing, and there is no terminal to ask on.`)
    return line
  }
  // A hidden answer has an output that shows nothing, the question included.
  if (hidden) stderr.write(`${question}: `)
  const lines = createInterface({ input: stdin, output: hidden ? silence : stderr, terminal: true })
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
