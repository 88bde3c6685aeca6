const labelWidth = 12

/** A failure with a text for people, printed without a stack. */
export class LauncherError extends Error {}

function seconds(startMs) {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`
}

/** One line a step: what, what for, how long. */
export async function timed(label, text, work) {
  const start = Date.now()
  const result = await work()
  console.log(`${label.padEnd(labelWidth)} ${text} (${seconds(start)})`)
  return result
}

export function note(label, text) {
  console.log(`${label.padEnd(labelWidth)} ${text}`)
}
