import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ContainerRuntimeError,
  type ContainerFailure,
  type ContainerProgress,
  type ContainerRuntime,
  type ContainerSpec,
  type RunningContainer,
} from '../../server/ports/containers/container-runtime.ts'
import {
  askService,
  endingImage,
  missingImage,
  runInside,
  serviceImage,
} from '../kit/services/docker/test-images.ts'
import { until } from '../kit/wait.ts'

type Subject = {
  runtime: ContainerRuntime
  /** The same backend, used by another platform. */
  stranger: ContainerRuntime
  /** A backend that cannot be reached. */
  away: ContainerRuntime
  /** Creates the incomplete objects that a crash during the start of a container leaves behind. */
  leaveHalf(containerId: string): Promise<void>
}

export function aSpec(changes: Partial<ContainerSpec> = {}): ContainerSpec {
  return {
    containerId: randomUUID(),
    image: serviceImage,
    cpuTenths: 5,
    memoryMiB: 64,
    storageMiB: 256,
    exposedPort: 80,
    engine: null,
    labels: { teamId: '7', userId: randomUUID(), challengeId: '9' },
    env: { FLAG: 'flag{contract}' },
    isProxied: false,
    ...changes,
  }
}

/** The contract of every container backend. `holdsLimits`: the backend runs real containers. */
export function describeContainerRuntime(
  name: string,
  subjectOf: () => Subject,
  { holdsLimits } = { holdsLimits: true },
): void {
  describe(`the contract at ${name}`, () => {
    const made: string[] = []
    const create = (
      changes: Partial<ContainerSpec> = {},
      onProgress?: (progress: ContainerProgress) => void,
    ) => {
      const spec = aSpec(changes)
      made.push(spec.containerId)
      return subjectOf().runtime.create(spec, onProgress)
    }
    const ids = async (runtime = subjectOf().runtime) =>
      (await runtime.list()).map(({ containerId }) => containerId)
    const read = async (host: string, port: number | null) => (await askService(`${host}:${port}`)).text()

    afterEach(async () => {
      await Promise.all(made.splice(0).map((id) => subjectOf().runtime.destroy(id)))
      expect(await ids()).toEqual([])
    })

    describe(`containers of ${name}`, () => {
      it('run with their settings, reachable by the platform and by players', async () => {
        const progress: ContainerProgress[] = []
        const before = Date.now()
        const running = await create({}, (step) => progress.push(step))
        expect(running).toMatchObject({
          containerId: made[0],
          status: 'Running',
          runtimeId: expect.any(String),
        })
        expect(Math.abs(running.startedAt.getTime() - before)).toBeLessThan(60_000)
        expect(progress.at(-1)).toEqual({ phase: 'Starting', percent: null })
        await answers(running)
        expect(await read(running.ip, running.port)).toBe('flag{contract}')
        expect(await read('127.0.0.1', running.publicPort)).toBe('flag{contract}')
        expect(await subjectOf().runtime.inspect(running.containerId)).toEqual(running)
      })

      it('publish nothing where the platform is the way in', async () => {
        const running = await create({ isProxied: true })
        expect(running.publicPort).toBeNull()
        await answers(running)
      })

      it('are listed for the platform that made them alone', async () => {
        const { containerId } = await create()
        expect(await subjectOf().runtime.list()).toEqual([{ containerId, status: 'Running' }])
        expect(await ids(subjectOf().stranger)).toEqual([])
        expect(await subjectOf().stranger.inspect(containerId)).toBeNull()
        await subjectOf().stranger.destroy(containerId)
        expect(await ids()).toEqual([containerId])
      })

      it('do not exist after they are destroyed, also repeatedly', async () => {
        const { runtime } = subjectOf()
        const { containerId } = await create()
        await Promise.all([runtime.destroy(containerId), runtime.destroy(containerId)])
        await runtime.destroy(containerId)
        await runtime.destroy(randomUUID())
        expect(await runtime.inspect(containerId)).toBeNull()
        expect(await runtime.stats(containerId)).toBeNull()
      })

      it('replace the remains of a crashed start', async () => {
        const { leaveHalf, runtime } = subjectOf()
        const containerId = randomUUID()
        await leaveHalf(containerId)
        expect(await runtime.list()).toEqual([{ containerId, status: 'Stopped' }])
        await answers(await create({ containerId }))
        const again = await create({ containerId })
        await answers(again)
        expect(await ids()).toEqual([containerId])
        const half = randomUUID()
        await leaveHalf(half)
        await runtime.destroy(half)
        expect(await ids()).toEqual([containerId])
      })

      it('report their output and their resource use', async () => {
        const running = await create()
        await answers(running)
        await runInside(running, 'echo one > /proc/1/fd/2')
        await runInside(running, 'echo two > /proc/1/fd/1; echo three > /proc/1/fd/1')
        const { runtime } = subjectOf()
        const last = async (tail: number) => {
          const lines: string[] = []
          for await (const line of runtime.logs(running.containerId, { tail })) lines.push(line)
          return lines
        }
        // The engine delivers the output of a container with a delay.
        await until(async () => (await last(100)).length >= 4, 'four lines are in the log')
        expect((await last(100)).toSorted()).toEqual(['one', 'service up', 'three', 'two'])
        expect((await last(2)).length).toBe(2)
        const stats = await runtime.stats(running.containerId)
        expect(stats?.memoryBytes).toBeGreaterThan(0)
        expect(stats?.memoryBytes).toBeLessThan(64 * 1024 ** 2)
      })

      const refused: [what: string, image: string, failure: ContainerFailure][] = [
        ['whose image nobody has', missingImage, 'image'],
        ['without an image', '  ', 'image'],
        ['that end at once', endingImage, 'exited'],
      ]
      it.each(refused)('%s leave nothing behind', async (_what, image, failure) => {
        const end = await create({ image }).catch((error: ContainerRuntimeError) => error)
        const { failure: shown, message } = end as ContainerRuntimeError
        expect([shown, message]).toEqual([failure, expect.any(String)])
        expect(await ids()).toEqual([])
      })

      it('start from images that the engine has, which it pulls', async () => {
        const { runtime, away } = subjectOf()
        const seen = runtime.images.map(async (images) => ({
          has: [await images.has(serviceImage), await images.has(missingImage)],
          pull: await failureOf(images.pull(missingImage, () => undefined)),
        }))
        // The machines of other backends pull by themselves.
        const engines = holdsLimits ? 1 : 0
        const known = Array.from({ length: engines }, () => ({ has: [true, false], pull: 'image' }))
        expect(await Promise.all(seen)).toEqual(known)
        const failures = await Promise.all(away.images.map(({ has }) => failureOf(has(serviceImage))))
        expect(failures).toEqual(Array.from({ length: engines }, () => 'unreachable'))
      })

      it('fit into what the machines have, unless the backend itself decides', async () => {
        const { runtime, away } = subjectOf()
        const capacity = await runtime.capacity()
        const isKnown = capacity !== null && capacity.memoryMiB > 64 && capacity.cpuTenths >= 10
        expect(isKnown).toBe(holdsLimits)
        expect(await failureOf(away.capacity())).toBe(holdsLimits ? 'unreachable' : null)
      })

      it('fails if the backend is unavailable', async () => {
        const { away } = subjectOf()
        const failure = 'unreachable'
        await expect(away.create(aSpec())).rejects.toMatchObject({ failure })
        await expect(away.destroy(randomUUID())).rejects.toMatchObject({ failure })
        await expect(away.list()).rejects.toMatchObject({ failure })
        await expect(away.ping()).rejects.toMatchObject({ failure })
        await subjectOf().runtime.ping()
      })
    })

    if (!holdsLimits) return

    describe(`limits of ${name}`, () => {
      it('end a process above its memory limit, and nothing else', async () => {
        const running = await create({ memoryMiB: 32 })
        await answers(running)
        // sort needs all of its input in memory.
        const hog = 'dd if=/dev/zero bs=1M count=200 2>/dev/null | tail -c 190000000 | wc -c; echo "ended $?"'
        const output = await runInside(running, hog)
        expect(output).not.toContain('190000000')
        const inspected = await subjectOf().runtime.inspect(running.containerId)
        if (inspected?.status === 'Running') await answers(running)
      })

      it('stop a fork bomb at its container', async () => {
        const running = await create({ memoryMiB: 128, cpuTenths: 2 })
        await answers(running)
        const bomb = 'i=0; while [ $i -lt 3000 ]; do sleep 60 & i=$((i+1)); done'
        await runInside(running, `(${bomb}) >/dev/null 2>&1; echo over`).catch(() => undefined)
        const neighbour = await create()
        await answers(neighbour)
        expect(await read(neighbour.ip, neighbour.port)).toBe('flag{contract}')
      })
    })
  })
}

/** Retries, because a container that has just started may not listen yet. */
export async function answers({ ip, port }: Pick<RunningContainer, 'ip' | 'port'>): Promise<void> {
  const ask = () => askService(`${ip}:${port}`, { signal: AbortSignal.timeout(5000) })
  await until(() => ask().then(({ ok }) => ok, () => false), 'the service answers') // oxfmt-ignore
}

async function failureOf(work: Promise<unknown>): Promise<ContainerFailure | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof ContainerRuntimeError) return error.failure
    throw error
  }
}
