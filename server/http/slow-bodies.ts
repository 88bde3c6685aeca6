import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Times = { bodyMs: number; uploadMs: number }

/** Closes connections whose body does not arrive in time; uploads have more time. */
export function refuseSlowBodies(app: FastifyInstance, { bodyMs, uploadMs }: Times): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      const isUpload = raw.headers['content-type']?.startsWith('multipart/') ?? false
      const timer = setTimeout(() => cutOff(raw), isUpload ? uploadMs : bodyMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The same answer that Node sends for a request timeout. */
function cutOff({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
