import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs a file in a process of its own, and returns its report. */
export async function apart<Report>(file: string, order: object): Promise<Report> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  child.send(order)
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${String(code)} before its report`)
  })
  gone.catch(() => undefined)
  const [report] = (await Promise.race([once(child, 'message'), gone])) as [Report]
  return report
}
