import type { FastifyInstance, FastifyReply } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam } from '../../rest/params.ts'
import { toContainerInfo } from '../challenge/challenge.presenter.ts'
import { challengeKeyOf, editedChallengeKeyOf } from '../challenge/challenge.rest.ts'
import { containerInfo } from '../challenge/challenge.shapes.ts'
import { awaitContainer, awaitTeamContainer } from './container/container-queue.ts'
import { startInstance } from './start-instance.service.ts'
import { extendInstance, stopInstance } from './stop-instance.service.ts'
import { startTestContainer, stopTestContainer } from './test-container.service.ts'

export function registerPlayContainerRoutes(app: FastifyInstance): void {
  const container = `/api/game/${intParam('id')}/container/${intParam('challengeId')}`
  const test = `/api/edit/games/${intParam('id')}/challenges/${intParam('cId')}/container`

  app.post(
    container,
    documented({
      group: 'Game',
      id: 'Game_CreateContainer',
      summary: "Start the team's instance of a challenge",
      access: 'user:play',
      answer: containerInfo,
      errors: [400, 404],
      note: 'Answers when the instance runs, after waiting in the queue.',
    }),
    async (request, reply) => {
      const key = challengeKeyOf(request)
      const id = await startInstance(request.ctx, key)
      const waiting = { challengeId: key.challengeId, signal: untilClosed(reply) }
      return toContainerInfo(await awaitTeamContainer(request.ctx, id, waiting))
    },
  )
  app.post(
    `${container}/extend`,
    documented({
      group: 'Game',
      id: 'Game_ExtendContainerLifetime',
      summary: "Extend the team's instance",
      access: 'user:play',
      answer: containerInfo,
      errors: [400, 404],
    }),
    async (request) => toContainerInfo(await extendInstance(request.ctx, challengeKeyOf(request))),
  )
  app.delete(
    container,
    documented({
      group: 'Game',
      id: 'Game_DeleteContainer',
      summary: "Stop the team's instance",
      access: 'user:play',
      errors: [400, 404],
    }),
    async (request, reply) => {
      await stopInstance(request.ctx, challengeKeyOf(request))
      return reply.send()
    },
  )
  app.post(
    test,
    documented({
      group: 'Edit',
      id: 'Edit_CreateTestContainer',
      summary: 'Start a test container',
      access: 'author',
      answer: containerInfo,
      errors: [400, 404],
      note: 'Replaces an earlier test container. The challenge may be disabled.',
    }),
    async (request, reply) => {
      const id = await startTestContainer(request.ctx, editedChallengeKeyOf(request))
      return toContainerInfo(await awaitContainer(request.ctx, id, untilClosed(reply)))
    },
  )
  app.delete(
    test,
    documented({
      group: 'Edit',
      id: 'Edit_DestroyTestContainer',
      summary: 'Stop a test container',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await stopTestContainer(request.ctx, editedChallengeKeyOf(request))
      return reply.send()
    },
  )
}

/** A signal that aborts when the client closes the connection. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}
