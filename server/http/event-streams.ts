import { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '../i18n/translate.ts'

const goodbyeMs = 1000

/** Streams of server-sent events. When the server stops, each ends with an event that tells its client to come back. */
export function createEventStreams(app: FastifyInstance) {
  const open = new Set<() => void>()
  app.addHook('preClose', (done) => {
    for (const end of open) end()
    done()
  })

  return {
    /** The body to send. */
    follow(request: FastifyRequest, { raw }: FastifyReply, body: unknown): Readable {
      const source = Readable.from(body as AsyncIterable<Uint8Array>)
      const sent = new PassThrough()
      const { socket } = raw
      const end = () => {
        source.unpipe(sent)
        sent.end(goodbye(translate(request.ctx.locale, 'http.stopping')))
        raw.once('finish', () => socket?.end())
        // A client that does not read is not waited for.
        setTimeout(() => socket?.destroy(), goodbyeMs).unref()
      }
      open.add(end)
      source.once('error', (error) => sent.destroy(error)).pipe(sent)
      sent.once('close', () => {
        open.delete(end)
        source.destroy()
      })
      return sent
    },
  }
}

/** The last events, after an empty line that ends whatever was under way. */
function goodbye(message: string): string {
  const data = JSON.stringify({ errors: [{ message, extensions: { code: 'SERVER_STOPPING' } }] })
  return `\n\nevent: next\ndata: ${data}\n\nevent: complete\ndata:\n\n`
}
