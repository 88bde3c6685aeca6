import { appendFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bytesCase } from './bytes-case.ts'
import type { FuzzCase } from './case.ts'
import { graphqlCase } from './graphql-case.ts'
import { randomFrom } from './random.ts'
import { restCase } from './rest-case.ts'
import { socketCase } from './socket-case.ts'
import { createFuzzWorld } from './world.ts'

// Sends generated requests to its own platform on loopback, as every role, until the time is over.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** With `--cases 1`, repeats one case of an earlier run. */
    from: { type: 'string', default: '0' },
    cases: { type: 'string', default: '1000000' },
    report: { type: 'string' },
  },
})
const atOnce = 4
const refreshEvery = 400
const sampleEvery = 500

const kinds: Record<string, FuzzCase> = {
  graphql: graphqlCase,
  rest: restCase,
  bytes: bytesCase,
  socket: socketCase,
}
const shares = ['graphql', 'graphql', 'graphql', 'rest', 'rest', 'rest', 'bytes', 'socket'] as const

const endAt = Date.now() + Number(values.minutes) * 60_000
const world = await createFuzzWorld()
const findings = new Map<string, number>()
const counts: Record<string, number> = {}
const memory: number[] = []
const firstCase = Number(values.from)
let nextCase = firstCase
let refreshing = Promise.resolve()

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
    if ((index - firstCase) % refreshEvery === 0) refreshing = refreshing.then(() => world.refresh())
    await refreshing
    const random = randomFrom(Number(values.seed) * 1_000_003 + index)
    const kind = random.pick(shares)
    counts[kind] = (counts[kind] ?? 0) + 1
    const finding = await (kinds[kind] as FuzzCase)(random, world)
    if (finding) await record(`${values.seed}/${index} (${kind})`, finding)
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
await world.dispose()
const mib = memory.map((bytes) => Math.round(bytes / 1024 ** 2))
console.log(`cases by kind: ${JSON.stringify(counts)}; alive at the end: ${isAlive}`)
console.log(`memory in MiB, sampled: ${mib.join(' ')}`)
for (const [key, count] of findings) console.log(`${count} times: ${key}`)
process.exitCode = findings.size === 0 && isAlive ? 0 : 1
