import type { FastifyInstance, FastifyReply } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { intParam } from '../../rest/params.ts'
import { toContainerInfo } from '../challenge/challenge.presenter.ts'
import { placeOf } from '../challenge/challenge.rest.ts'
import { containerInfo } from '../challenge/challenge.shapes.ts'
import { awaitContainer } from './container-queue.ts'
import { startInstance } from './instance/start-instance.service.ts'
import { extendInstance, stopInstance } from './instance/stop-instance.service.ts'
import { startTestContainer, stopTestContainer } from './test-container.service.ts'

export function registerPlayContainerRoutes(app: FastifyInstance): void {
  const container = `/api/game/${intParam('id')}/container/${intParam('challengeId')}`
  const test = `/api/edit/games/${intParam('id')}/challenges/${intParam('challengeId')}/container`

  app.post(
    container,
    documented({
      group: 'Game',
      id: 'startContainer',
      summary: "Start the team's container of a challenge",
      access: 'user:play',
      answer: containerInfo,
      errors: [400, 404],
      note: 'Answers once it runs; where many are being started it waits for its turn.',
    }),
    async (request, reply) => {
      const id = await startInstance(request.ctx, placeOf(request))
      return toContainerInfo(await awaitContainer(request.ctx, id, untilClosed(reply)))
    },
  )
  app.post(
    `${container}/extend`,
    documented({
      group: 'Game',
      id: 'extendContainer',
      summary: "Let the team's container run longer",
      access: 'user:play',
      answer: containerInfo,
      errors: [400, 404],
    }),
    async (request) => toContainerInfo(await extendInstance(request.ctx, placeOf(request))),
  )
  app.delete(
    container,
    documented({
      group: 'Game',
      id: 'stopContainer',
      summary: "Stop the team's container",
      access: 'user:play',
      errors: [400, 404],
    }),
    async (request, reply) => {
      await stopInstance(request.ctx, placeOf(request))
      return reply.send()
    },
  )
  app.post(
    test,
    documented({
      group: 'Edit',
      id: 'startTestContainer',
      summary: 'Try a challenge: start a container of it',
      access: 'author',
      answer: containerInfo,
      errors: [400, 404],
      note: 'Takes the place of an earlier one; the challenge need not be enabled.',
    }),
    async (request, reply) => {
      const id = await startTestContainer(request.ctx, placeOf(request))
      return toContainerInfo(await awaitContainer(request.ctx, id, untilClosed(reply)))
    },
  )
  app.delete(
    test,
    documented({
      group: 'Edit',
      id: 'stopTestContainer',
      summary: 'Stop the container that a challenge is tried with',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await stopTestContainer(request.ctx, placeOf(request))
      return reply.send()
    },
  )
}

/** Ends with the connection that waits for the answer. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}
