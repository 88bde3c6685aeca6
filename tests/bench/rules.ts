import { visitorReads, type Asked } from './board-reads.ts'
import type { Figure } from './figure.ts'
import { cpuMsOf, cpuMsOfTree } from './process-use.ts'
import { useEveryRule } from './ruled-world.ts'
import { benchSubmissionsInTurns } from './submissions.ts'
import { createWorld, type World } from './world.ts'
import { readOften } from './wrk.ts'

const load = { connections: 32, seconds: 2 }
const rounds = 5

/**
 * The costs of a game that uses every rule, with those of the same game without rules as the limits. Both servers are
 * measured in turns, so that other work on the machine disturbs both alike.
 */
export async function benchRules(): Promise<Figure[]> {
  const ruled = await createWorld({ counts: true })
  try {
    await useEveryRule(ruled)
    const plain = await createWorld({ counts: true })
    try {
      return [...(await benchReadsInTurns(ruled, plain)), ...(await benchSubmissionsInTurns(ruled, plain))]
    } finally {
      await plain.dispose()
    }
  } finally {
    await ruled.dispose()
  }
}

async function benchReadsInTurns(ruled: World, plain: World): Promise<Figure[]> {
  const figures: Figure[] = []
  const limits = await visitorReads(plain)
  for (const [index, own] of (await visitorReads(ruled)).entries()) {
    const other = limits[index]
    if (!other) continue
    const costs: [own: number[], other: number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      costs[0].push(await costOf(ruled, own))
      costs[1].push(await costOf(plain, other))
    }
    const [value, limit] = costs.map(median) as [number, number]
    figures.push({
      name: `${own.name}-cpu`,
      value,
      unit: 'µs of CPU of server and database a read',
      limit,
      ratio: value / limit,
    })
  }
  return figures
}

/** Microseconds of processor time of the server and its database for one read. */
async function costOf({ pid, postgresPid }: World, { url, headers }: Asked): Promise<number> {
  const cpuMs = () => cpuMsOf(pid) + cpuMsOfTree(postgresPid)
  const before = cpuMs()
  const { count } = await readOften({ ...load, url, headers: { 'accept-encoding': 'gzip', ...headers } })
  return ((cpuMs() - before) * 1000) / count
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
