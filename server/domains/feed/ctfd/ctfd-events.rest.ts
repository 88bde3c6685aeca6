import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GameNotice } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import { noCookies } from '../../../http/security/session-cookies.ts'
import { readIntParam } from '../../../rest/params.ts'
import { DomainError } from '../../../use-case/errors.ts'
import { followNotices } from '../../notice/notice.service.ts'
import { publicAnswer, readCompatibleBoard } from '../compatible-board.ts'
import { ctfdNotification } from './ctfd-notification.ts'

const closeTimeoutMs = 1000
const pingMs = 15_000
const maxWaitingBytes = 1_000_000
const ping = 'event:ping\ndata:\n\n'

/** CTFd's server-sent events: the notices of organizers when they are published. */
export function registerCtfdEvents(scope: FastifyInstance): void {
  const open = new Set<PassThrough>()
  scope.addHook('preClose', (done) => {
    for (const body of open) {
      body.end()
      // A client that does not read is disconnected.
      setTimeout(() => body.destroy(), closeTimeoutMs).unref()
    }
    done()
  })

  scope.get('/events', publicAnswer, async (request, reply) => {
    const { game } = await readCompatibleBoard(request.ctx, readIntParam(request, 'gameId'))
    const ctx: Context = { ...request.ctx, cookies: noCookies, isSocket: true }
    const body = new PassThrough()
    body.once('close', ctx.limits.hold(ctx, ['connection', 'noticePublished']))
    reply.raw.once('close', () => body.destroy())
    const followed = await followNotices(ctx, { gameId: game.id, after: null }).catch((error: unknown) => {
      body.destroy()
      throw error
    })
    const notices = followed[Symbol.asyncIterator]()
    if (body.destroyed) {
      await notices.return?.()
      return reply
    }
    open.add(body)
    const pings = setInterval(() => body.write(ping), pingMs).unref()
    body.once('close', () => {
      open.delete(body)
      clearInterval(pings)
      void notices.return?.()
    })
    body.write(ping)
    void sendNotices(request, notices, body)
      .catch((error: unknown) => {
        if (!(error instanceof DomainError))
          ctx.logger.error({ err: error }, 'could not send the CTFd event stream')
      })
      // A program connects again when the stream ends.
      .finally(() => body.end())
    return reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-cache, no-store')
      .header('x-accel-buffering', 'no')
      .send(body)
  })
}

/** Sends each notice of an organizer, until the client leaves or does not read. */
async function sendNotices(
  request: FastifyRequest,
  notices: AsyncIterator<GameNotice>,
  body: PassThrough,
): Promise<void> {
  for (;;) {
    const step = await notices.next()
    if (step.done) return
    if (body.writableLength + body.readableLength > maxWaitingBytes) return void body.destroy()
    if (step.value.type === 'Normal') body.write(notification(request, step.value))
  }
}

function notification(request: FastifyRequest, notice: GameNotice): string {
  return `event:notification\ndata:${JSON.stringify(ctfdNotification(request, notice))}\n\n`
}
