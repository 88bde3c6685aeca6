import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Returns the memory that the start of the process no longer needs to the operating system. Called once, before the
 * process accepts requests, because it takes 100 to 200 ms.
 *
 * V8 would do it by itself about a minute later, while requests wait: its memory reducer returns more than 100 MB in
 * one pause of 50 to 60 ms. That behaviour is switched off here. Later collections keep their short pauses.
 */
export function freeStartMemory(): void {
  setFlagsFromString('--no-memory-reducer-favors-memory')
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as CollectGarbage
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
