import { expect, it } from 'vitest'
import { startFakeEngine } from '../../../../tests/kit/services/docker/fake-engine.ts'
import { readStats } from './docker-observe.ts'

/** The use of a container whose engine gives these answers, one after the other. */
async function statsOf(...answers: object[]) {
  const engine = await startFakeEngine({
    'GET /containers/one/stats': (response) => response.end(JSON.stringify(answers.shift())),
  })
  try {
    return await readStats(async () => engine.docker.getContainer('one'))
  } finally {
    await engine.stop()
  }
}

const cpu = (total: number, system?: number) => ({
  cpu_usage: { total_usage: total },
  online_cpus: 2,
  ...(system !== undefined && { system_cpu_usage: system }),
})

it('Docker reports the use of the last second, without cache that the kernel can reclaim', async () => {
  const memory_stats = { usage: 5000, stats: { inactive_file: 1000 } }
  const answer = { read: '', memory_stats, cpu_stats: cpu(300, 2000), precpu_stats: cpu(100, 1000) }
  expect(await statsOf(answer)).toEqual({ memoryBytes: 4000, cpuPercent: 40 })
})

it('Podman reports the CPU since the start, so two reports are compared', async () => {
  const report = (read: string, total: number) => ({
    read,
    memory_stats: { usage: 5000, limit: 9000 },
    cpu_stats: cpu(total, 7),
    precpu_stats: cpu(0),
  })
  const first = report('2030-01-01T00:00:00.000000000Z', 60e9)
  const second = report('2030-01-01T00:00:02.000000000Z', 60.5e9)
  expect(await statsOf(first, second)).toEqual({ memoryBytes: 5000, cpuPercent: 25 })
})

it('a container that does not run has no use', async () => {
  expect(await statsOf({ memory_stats: {}, cpu_stats: { cpu_usage: { total_usage: 0 } } })).toBeNull()
})
