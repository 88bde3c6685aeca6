/** A line that is rewritten on a terminal; prints nothing if the output is not a terminal. */
export function createProgressLine(output: NodeJS.WriteStream = process.stderr) {
  let shown = ''
  const show = (text: string) => {
    if (!output.isTTY || text === shown) return
    output.write(`\r${text}\u001B[K`)
    shown = text
  }
  return { show, clear: () => show('') }
}

export function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
