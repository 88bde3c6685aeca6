import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { ConflictError, DomainError } from '../../use-case/errors.ts'

const connectMs = 10_000

type TargetAddress = { ip: string; port: number }

/**
 * Resolves a container's host to an address.
 * @throws ConflictError when it has no host, DomainError 500 when the lookup fails
 */
export async function resolveTarget({ ip: host, port }: TargetAddress): Promise<TargetAddress> {
  if (isIP(host)) return { ip: host, port }
  if (host === '') throw new ConflictError('proxy.addressUnresolved')
  try {
    const { address } = await lookup(host)
    return { ip: address, port }
  } catch (error) {
    throw new DomainError(500, 'http.serverError', { cause: error })
  }
}

/** @throws DomainError 418 when the container does not answer */
export async function connectTarget({ ip, port }: TargetAddress): Promise<Socket> {
  const socket = connect({ host: ip, port })
  // The socket may fail at any time; its users notice that it has closed.
  socket.on('error', () => undefined)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }))
  }, connectMs)
  socket.once('connect', resolve).once('error', reject)
  try {
    await promise
    return socket
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new DomainError(418, 'proxy.unreachable', { params: { reason }, cause: error })
  } finally {
    clearTimeout(timer)
    socket.off('connect', resolve).off('error', reject)
  }
}
