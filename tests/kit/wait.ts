import { setTimeout as sleep } from 'node:timers/promises'
import { waitTimeoutMs } from './timeouts.ts'

type Options = { timeoutMs?: number }

/** Repeats `ask` until it returns true. @throws Error after `timeoutMs` */
export async function until(
  ask: () => boolean | Promise<boolean>,
  what: string,
  { timeoutMs = waitTimeoutMs }: Options = {},
): Promise<void> {
  for (const from = Date.now(); !(await ask()); await sleep(20)) {
    if (Date.now() - from > timeoutMs)
      throw new Error(`timed out after ${timeoutMs} ms waiting until ${what}`)
  }
}
