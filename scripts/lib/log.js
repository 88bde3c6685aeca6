const labelWidth = 12
const infoLevel = 30
const fatalLevel = 60

/** A failure with a text for people, printed without a stack. */
export class LauncherError extends Error {}

let asJson = false

/** The server logs JSON where nobody watches, and the lines before its own have the same form. */
export function useServerFormat() {
  asJson = !process.stdout.isTTY
}

function jsonLine(level, msg) {
  return JSON.stringify({ level, time: Date.now(), pid: process.pid, msg })
}

function seconds(startMs) {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`
}

/** One line a step: what, what for, how long. */
export async function timed(label, text, work) {
  const start = Date.now()
  const result = await work()
  note(label, `${text} (${seconds(start)})`)
  return result
}

export function note(label, text) {
  console.log(asJson ? jsonLine(infoLevel, `${label}: ${text}`) : `${label.padEnd(labelWidth)} ${text}`)
}

/** Prints what ended the command: a sentence where one is known, else the error with its stack. */
export function noteFailure(error) {
  const text = error instanceof LauncherError ? error.message : error.stack
  console.error(asJson ? jsonLine(fatalLevel, text) : text)
}
