import { visitorReads, type Asked } from './board-reads.ts'
import { median, type Figure } from '../figure.ts'
import { cpuMsOfTree } from '../process-use.ts'
import { createWorld, type World } from '../world.ts'
import { readOften } from './wrk.ts'

const load = { connections: 32, seconds: 2 }
const rounds = 9

/** The reads of this checkout, with those of the Halyard in another folder as the limits. */
export async function benchReadsBeside(folder: string): Promise<Figure[]> {
  const own = await createWorld()
  try {
    const other = await createWorld({ checkout: folder })
    try {
      return await benchReadsInTurns(own, other)
    } finally {
      await other.dispose()
    }
  } finally {
    await own.dispose()
  }
}

/**
 * The processor time of what many visitors read in the first world, with that in the second as the limits. The worlds
 * take turns at going first, and a ratio compares two neighbours in time, so that a slow minute costs both alike.
 */
export async function benchReadsInTurns(own: World, other: World): Promise<Figure[]> {
  const figures: Figure[] = []
  const limits = await visitorReads(other)
  for (const [index, read] of (await visitorReads(own)).entries()) {
    const otherRead = limits[index]
    if (!otherRead) continue
    const costs: { own: number; other: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await costOf(own, read) : null
      const limit = await costOf(other, otherRead)
      costs.push({ own: first ?? (await costOf(own, read)), other: limit })
    }
    figures.push({
      name: `${read.name}-cpu`,
      value: median(costs.map((cost) => cost.own)),
      unit: 'µs of CPU of server and database a read',
      limit: median(costs.map((cost) => cost.other)),
      ratio: median(costs.map((cost) => cost.own / cost.other)),
    })
  }
  return figures
}

/** Microseconds of processor time of the server, with its workers, and its database for one read. */
export async function costOf(
  { pid, postgresPid, processes }: World,
  { url, headers }: Asked,
): Promise<number> {
  const cpuMs = () => cpuMsOfTree(pid) + cpuMsOfTree(postgresPid)
  const before = cpuMs()
  const { count } = await readOften({
    ...load,
    connections: load.connections * processes,
    url,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
  return ((cpuMs() - before) * 1000) / count
}
