import { setTimeout as sleep } from 'node:timers/promises'
import { waitTimeoutMs } from './timeouts.ts'

/** Repeats `ask` until it returns true. @throws Error after `waitTimeoutMs` */
export async function until(ask: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const from = Date.now(); !(await ask()); await sleep(20)) {
    if (Date.now() - from > waitTimeoutMs)
      throw new Error(`timed out after ${waitTimeoutMs} ms waiting until ${what}`)
  }
}
