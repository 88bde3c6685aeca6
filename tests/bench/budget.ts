import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { worstOperations } from '../kit/worst-operations.ts'
import { fillBudgetWorld } from './budget-rows.ts'
import { cpuMsOf, memoryOf } from './process-use.ts'
import type { World } from './world.ts'

/** The maximum that an operation of a visitor or a player may cost the server. */
const budget = { cpuMs: 250, megabytes: 64 }
const shownRows = 15

type Taken = {
  operation: string
  reader: string
  cost: number
  cpuMs: number
  heldMB: number
  sentMB: number
}

/**
 * Runs the most expensive operations that pass the limits, one after another, as a visitor and as a player; with `only`
 * those whose names contain it. Prints the ones that cost most, and returns whether all stayed within the budget.
 * @throws Error if no operation has such a name
 */
export async function benchBudget(world: World, only = ''): Promise<boolean> {
  const ids = await fillBudgetWorld(world)
  const operations = [...worstOperations(ids)].filter(({ name }) => name.includes(only))
  if (operations.length === 0) throw new Error(`No operation has a name with ${only}.`)
  const readers = { visitor: undefined, player: world.tokens[0] }
  const taken: Taken[] = []
  for (const [reader, token] of Object.entries(readers)) {
    for (const { name, text, cost } of operations) {
      let run = await measure(world, text, token)
      // Garbage collection and the first load of a board do not count for the operation.
      if (run.cpuMs > budget.cpuMs || run.heldMB > budget.megabytes)
        run = best(run, await measure(world, text, token))
      taken.push({ operation: name, reader, cost: Math.round(cost), ...run })
    }
  }
  const broken = taken.filter(({ cpuMs, heldMB }) => cpuMs > budget.cpuMs || heldMB > budget.megabytes)
  const most = (by: 'cpuMs' | 'heldMB' | 'sentMB') =>
    console.table(taken.toSorted((a, b) => b[by] - a[by]).slice(0, shownRows))
  console.log(
    `${operations.length} operations, each as a visitor and as a player; most processor time, memory, bytes:`,
  )
  most('cpuMs')
  most('heldMB')
  most('sentMB')
  console.log(`${broken.length} over ${budget.cpuMs} ms or ${budget.megabytes} MB`)
  return broken.length === 0
}

type Run = Pick<Taken, 'cpuMs' | 'heldMB' | 'sentMB'>

function best(a: Run, b: Run): Run {
  return {
    cpuMs: Math.min(a.cpuMs, b.cpuMs),
    heldMB: Math.min(a.heldMB, b.heldMB),
    sentMB: Math.max(a.sentMB, b.sentMB),
  }
}

async function measure({ url, pid }: World, query: string, token: string | undefined): Promise<Run> {
  // Resets the peak memory of the process (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = { cpuMs: cpuMsOf(pid), bytes: memoryOf(pid, 'VmRSS') }
  const sentBytes = await ask(url, query, token)
  return {
    cpuMs: cpuMsOf(pid) - before.cpuMs,
    heldMB: round((memoryOf(pid, 'VmHWM') - before.bytes) / 1e6),
    sentMB: round(sentBytes / 1e6),
  }
}

/** Bytes of the response. */
function ask(url: string, query: string, token: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/graphql`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.once('end', () => {
          if (response.statusCode === 200 || response.statusCode === 400) resolve(bytes)
          else reject(new Error(`status ${response.statusCode} for ${query.slice(0, 500)}`))
        })
        response.once('error', reject)
      },
    )
    asked.once('error', reject)
    asked.end(JSON.stringify({ query }))
  })
}

function round(megabytes: number): number {
  return Math.round(megabytes * 10) / 10
}
