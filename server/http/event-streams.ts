import { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openStreams } from '../meters/meters.ts'
import { translate } from '../i18n/translate.ts'

const closeTimeoutMs = 1000

/**
 * Streams of server-sent events. When the server stops, each stream ends with an event that makes its client
 * reconnect.
 */
export function createEventStreams(app: FastifyInstance) {
  const open = new Set<() => void>()
  app.addHook('preClose', (done) => {
    for (const end of open) end()
    done()
  })

  return {
    /** Returns the body to send. */
    follow(request: FastifyRequest, { raw }: FastifyReply, body: unknown): Readable {
      const source = Readable.from(body as AsyncIterable<Uint8Array>)
      const sent = new PassThrough()
      const { socket } = raw
      const end = () => {
        source.unpipe(sent)
        sent.end(closingEvents(translate(request.ctx.locale, 'http.stopping')))
        raw.once('finish', () => socket?.end())
        // A client that does not read is disconnected.
        setTimeout(() => socket?.destroy(), closeTimeoutMs).unref()
      }
      open.add(end)
      openStreams.inc()
      source.once('error', (error) => sent.destroy(error)).pipe(sent)
      sent.once('close', () => {
        open.delete(end)
        openStreams.dec()
        source.destroy()
      })
      return sent
    },
  }
}

/** The last events, after an empty line that ends an incomplete one. */
function closingEvents(message: string): string {
  const data = JSON.stringify({ errors: [{ message, extensions: { code: 'SERVER_STOPPING' } }] })
  return `\n\nevent: next\ndata: ${data}\n\nevent: complete\ndata:\n\n`
}
