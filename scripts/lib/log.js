const labelWidth = 12
const infoLevel = 30
const fatalLevel = 60
/** A step that takes longer is announced. */
const slowMs = 5000

/** A failure with a message for the user. It is printed without a stack. */
export class LauncherError extends Error {}

let asJson = false
let write = console.log

/** Without a terminal the server logs JSON, so the launcher does the same. */
export function useServerFormat() {
  asJson = !process.stdout.isTTY
}

/** For commands whose standard output is their result. */
export function useErrorOutput() {
  write = console.error
}

function jsonLine(level, msg) {
  return JSON.stringify({ level, time: Date.now(), pid: process.pid, msg })
}

function seconds(startMs) {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`
}

/** Runs a step and prints one line with its label, its purpose and its duration, and before it one if it is slow. */
export async function timed(label, text, work) {
  const start = Date.now()
  const timer = setTimeout(() => note(label, `${text} is running, which can take minutes`), slowMs)
  try {
    const result = await work()
    note(label, `${text} (${seconds(start)})`)
    return result
  } finally {
    clearTimeout(timer)
  }
}

export function note(label, text) {
  write(asJson ? jsonLine(infoLevel, `${label}: ${text}`) : `${label.padEnd(labelWidth)} ${text}`)
}

/** Prints the error that ended the command: the message of a LauncherError, else the error with its stack. */
export function noteFailure(error) {
  const text = error instanceof LauncherError ? error.message : error.stack
  console.error(asJson ? jsonLine(fatalLevel, text) : text)
}
