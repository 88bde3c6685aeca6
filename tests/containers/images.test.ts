import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import Docker from 'dockerode'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { followPull } from '../../server/ports/containers/docker/pull-progress.ts'
import { makeContainerChallenge } from '../kit/server/containers.ts'
import { startInstanceStage, type InstanceStage } from '../kit/server/instance-stage.ts'
import { importImage } from '../kit/services/docker/test-images.ts'
import { startRegistry, type TestRegistry } from '../kit/services/docker/test-registry.ts'
import { makeTemporaryFolder } from '../kit/temporary-folder.ts'
import { until } from '../kit/wait.ts'
import { codeOf } from '../kit/world/challenges.ts'

const host = inject('dockerHost')
const docker = new Docker({ socketPath: host.replace('unix://', '') })
let stage: InstanceStage
let registry: TestRegistry

beforeAll(async () => {
  stage = await startInstanceStage()
  registry = await startRegistry()
})
afterAll(async () => {
  await stage.reset()
  await registry.stop()
  await stage.test.dispose()
})

/** Pushes an image with a layer that no other image has, and returns its name. The engine keeps it. */
async function push(name: string): Promise<string> {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'layer'), randomUUID())
  const made = `halyard-test/${name}:1`
  await importImage(docker, root, { image: made, command: ['/bin/true'] })
  const repo = `${registry.host}/${name}`
  await docker.getImage(made).tag({ repo, tag: '1' })
  await docker.getImage(made).remove()
  const stream = await docker.getImage(`${repo}:1`).push({ authconfig: { auth: '' } })
  await followPull(stream as Readable, () => undefined)
  return `${repo}:1`
}

it('a pull that fails after it has begun is reported to organizers and to the team', async () => {
  const { admin, gameId, player } = stage
  const changes = { isEnabled: false }
  const lost = await push('lost')
  const lostId = await makeContainerChallenge(admin, gameId, {
    changes: { ...changes, containerImage: lost },
  })
  await docker.getImage(lost).remove()
  // The tag of an image that the engine has moves to another one.
  const moved = await push('moved')
  await makeContainerChallenge(admin, gameId, { changes: { ...changes, containerImage: moved } })
  const former = docker.getImage((await docker.getImage(moved).inspect()).Id)
  await former.tag({ repo: 'halyard-test/former', tag: '1' })
  await push('moved')
  await docker.getImage(moved).remove()
  await former.tag({ repo: moved.replace(/:1$/, ''), tag: '1' })
  registry.loseLayers()

  type Engine = { status: string; message: string | null }
  const states = async () => {
    const { game } = await admin.query<{
      game: { containerImages: { image: string; engines: [Engine] }[] }
    }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { containerImages { image engines { status message } } } }`,
    )
    return new Map(game.containerImages.map(({ image, engines: [engine] }) => [image, engine]))
  }
  expect((await admin.mutate('pullImages', { gameId })).__typename).toBe('PullImagesPayload')
  await until(async () => {
    const all = [...(await states()).values()]
    return all.every(({ message }) => message !== null)
  }, 'both pulls have failed')
  expect((await states()).get(lost)).toMatchObject({ status: 'Failed', message: 'unknown blob' })
  expect((await states()).get(moved)).toMatchObject({ status: 'Present', message: 'unknown blob' })

  await admin.mutate('updateChallenge', { gameId, challengeId: lostId, isEnabled: true })
  expect(codeOf(await stage.start(player, lostId))).toEqual([400, 'CONTAINER_FAILURE_IMAGE'])
})
