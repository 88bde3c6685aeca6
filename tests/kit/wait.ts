import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats `ask` until it returns true. @throws Error after `limitMs` */
export async function until(
  ask: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 60_000,
): Promise<void> {
  for (const from = Date.now(); !(await ask()); await sleep(20)) {
    if (Date.now() - from > limitMs) throw new Error(`timed out after ${limitMs} ms waiting until ${what}`)
  }
}
