/** One line on a terminal that is written over again and again; nothing where nobody watches. */
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
