import { setTimeout as sleep } from 'node:timers/promises'
import { patienceMs } from './patience.ts'

/** Repeats `ask` until it returns true. @throws Error after `patienceMs` */
export async function until(ask: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const from = Date.now(); !(await ask()); await sleep(20)) {
    if (Date.now() - from > patienceMs)
      throw new Error(`timed out after ${patienceMs} ms waiting until ${what}`)
  }
}
