import { appendFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bytesCase } from './bytes-case.ts'
import type { FuzzCase } from './case.ts'
import { compatCase } from './compat-case.ts'
import { graphqlCase } from './graphql-case.ts'
import { hubCase } from './hub-case.ts'
import { randomFrom } from './random.ts'
import { laterCase, restCase } from './rest-case.ts'
import { socketCase } from './socket-case.ts'
import { createTally } from './tally.ts'
import { createFuzzWorld } from './world.ts'

// Sends generated requests to its own platform on loopback, as every role, until the time is over.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** With `--cases 1`, repeats one case of an earlier run. */
    from: { type: 'string', default: '0' },
    cases: { type: 'string', default: '1000000' },
    /** Cases per second at most. */
    rate: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
  },
})
const atOnce = 4
const refreshEvery = 400
const sampleEvery = 500

const targets = {
  graphql: graphqlCase,
  rest: restCase,
  later: laterCase,
  compat: compatCase,
  hub: hubCase,
  bytes: bytesCase,
  socket: socketCase,
} satisfies Record<string, FuzzCase>
const shares = ['graphql', 'graphql', 'graphql', 'rest', 'rest', 'rest', 'later', 'compat', 'hub', 'bytes', 'socket'] as const // oxfmt-ignore

const world = await createFuzzWorld()
const startedAt = Date.now()
const endAt = startedAt + Number(values.minutes) * 60_000
const findings = new Map<string, number>()
const tally = createTally()
const memory: number[] = []
const firstCase = Number(values.from)
let nextCase = firstCase
let refreshing = Promise.resolve()
const betweenCasesMs = 1000 / Number(values.rate)
let nextStartAt = Date.now()

/** Waits until the rate allows one more case. A case that took long is not made up for by a burst. */
async function waitForTurn(): Promise<void> {
  const now = Date.now()
  const startAt = Math.max(now, nextStartAt)
  nextStartAt = startAt + betweenCasesMs
  await wait(startAt - now)
}

async function record(seed: string, finding: string): Promise<void> {
  // Findings with the same first words are duplicates.
  const key = finding.replaceAll(/[0-9a-f-]{8,}|\d+/g, '#').slice(0, 160)
  const before = findings.get(key) ?? 0
  findings.set(key, before + 1)
  if (before >= 3) return
  const text = `seed ${seed}: ${finding}\n`
  console.log(text)
  if (values.report) await appendFile(values.report, `${text}\n`)
}

async function runCases(): Promise<void> {
  while (Date.now() < endAt && nextCase < firstCase + Number(values.cases)) {
    const index = nextCase++
    await waitForTurn()
    if ((index - firstCase) % refreshEvery === 0) refreshing = refreshing.then(() => world.refresh())
    await refreshing
    const random = randomFrom(Number(values.seed) * 1_000_003 + index)
    const target = random.pick(shares)
    const { finding, ...done } = await targets[target](random, world)
    tally.add({ target, ...done })
    if (finding) await record(`${values.seed}/${index} (${target})`, finding)
    if (index % sampleEvery !== 0) continue
    memory.push(await world.memoryBytes().catch(() => 0))
    if (!(await world.isAlive()))
      await record(`${values.seed}/${index}`, 'the server does not answer /healthz')
    const mib = Math.round((memory.at(-1) ?? 0) / 1024 ** 2)
    console.log(`${new Date().toISOString()} ${index} cases, ${findings.size} findings, ${mib} MiB`)
  }
}

await Promise.all(Array.from({ length: atOnce }, runCases))
const isAlive = await world.isAlive()
const memoryAtEnd = await world.memoryBytes().catch(() => 0)
await world.dispose()
const inMib = (bytes: number) => Math.round(bytes / 1024 ** 2)
const summary = [
  `seed ${values.seed}, ${nextCase - firstCase} cases in ${Math.round((Date.now() - startedAt) / 60_000)} minutes`,
  ...tally.lines(),
  `memory in MiB: ${inMib(memory[0] ?? 0)} at the start, ${inMib(memoryAtEnd)} at the end; sampled: ${memory.map(inMib).join(' ')}`,
  `alive at the end: ${isAlive}; findings: ${findings.size}`,
  ...[...findings].map(([key, count]) => `${count} times: ${key}`),
].join('\n')
console.log(summary)
if (values.report) await appendFile(values.report, `${summary}\n`)
process.exitCode = findings.size === 0 && isAlive ? 0 : 1
