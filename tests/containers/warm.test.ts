import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeContainerChallenge } from '../kit/server/containers.ts'
import { fetchEntry, startInstanceStage, type InstanceStage } from '../kit/server/instance-stage.ts'
import { until } from '../kit/wait.ts'

const minuteMs = 60_000

let stage: InstanceStage

beforeAll(async () => {
  stage = await startInstanceStage()
})
afterAll(async () => {
  await stage.reset()
  await stage.test.dispose()
})

it('the start of a team takes a warm container, which is replaced', async () => {
  const { test, admin, gameId, player } = stage
  const changes = { isEnabled: false }
  const challengeId = await makeContainerChallenge(admin, gameId, { type: 'StaticContainer', changes })
  const keep = (warmInstances: number) =>
    admin.mutate('updateChallenge', { gameId, challengeId, warmInstances, isEnabled: true })
  const findReady = () =>
    test.services.db.container.findFirst({ where: { warmChallengeId: challengeId, status: 'Running' } })
  expect(await keep(1)).toMatchObject({ __typename: 'UpdateChallengePayload' })
  await until(async () => (await findReady()) !== null, 'a warm container runs')
  const warm = await findReady()

  const info = await stage.mustStart(player, challengeId)
  expect(info.expectStopAt).toBe(info.startedAt + 120 * minuteMs)
  // The service answers with its flag, which a container for all teams does not have.
  expect(await fetchEntry(info.entry)).toBe('')
  const { containerId } = await test.services.db.assignment.findFirstOrThrow({ where: { challengeId } })
  expect(containerId).toBe(warm?.id)
  await until(async () => (await findReady()) !== null, 'the next one runs')
  await keep(0)
})
