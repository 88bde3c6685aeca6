import { PassThrough } from 'node:stream'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addressTest, forwardedFor, peerOf } from '../security/client-address.ts'

const route = { config: { admission: 'public' } } as const
const cookieName = 'halyard_check'
/** Longer than a program needs to notice that nothing arrives. */
const streamMs = 10_000

/**
 * `/healthz/request`: what of a request reached the platform, for `halyard doctor`. With `Accept: text/event-stream` the
 * first event comes at once and the stream stays open for a while.
 */
export function registerSeenRequest(app: FastifyInstance, config: Config): void {
  const isTrusted = addressTest(config.trustedProxies)
  app.get('/healthz/request', route, (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (request.headers.accept?.includes('text/event-stream')) return openStream(reply)
    const { address, ctx } = request
    const secure = address.isHttps ? '; Secure' : ''
    reply.header('Set-Cookie', `${cookieName}=1; Path=/healthz; Max-Age=60; HttpOnly; SameSite=Lax${secure}`)
    return reply.send({
      address: address.ip,
      forwardedFor: isTrusted(peerOf(request.raw)) ? countForwarded(request) : 0,
      origin: ctx.origin,
      hasCookie: hasCookie(request),
      uploadLimit: config.uploadLimitBytes,
    })
  })
}

/** How many addresses a trusted proxy names. */
function countForwarded({ raw }: FastifyRequest): number {
  return forwardedFor(raw).filter((text) => text !== '').length
}

function hasCookie({ headers }: FastifyRequest): boolean {
  return parseCookie(headers.cookie ?? '')[cookieName] !== undefined
}

function openStream(reply: FastifyReply): FastifyReply {
  const body = new PassThrough()
  body.write('data: {}\n\n')
  const timer = setTimeout(() => body.end(), streamMs).unref()
  body.once('close', () => clearTimeout(timer))
  return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(body)
}
