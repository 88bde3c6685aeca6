import type { Container } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { runtimeAt } from './container/container-place.ts'

const waitMs = 5000
const mostLines = 50
const longestLine = 2000

type Asking = Pick<Context, 'containers' | 'logger'>

/** Resource usage of a container; null if the backend does not answer in time. */
export function readUsage({ containers, logger }: Asking, container: Pick<Container, 'id' | 'engine'>) {
  const { id } = container
  const usage = runtimeAt(containers, container)?.stats(id) ?? Promise.resolve(null)
  return inTime({ logger, about: { containerId: id } }, usage)
}

/** The last lines of a container's output, cut to a maximum length; null if they cannot be read. */
export function readOutput(
  { containers, logger }: Asking,
  container: Pick<Container, 'id' | 'engine'>,
): Promise<string[] | null> {
  const { id } = container
  const read = async () => {
    const runtime = runtimeAt(containers, container)
    if (!runtime) return null
    const lines: string[] = []
    for await (const line of runtime.logs(id, { tail: mostLines })) lines.push(line.slice(0, longestLine))
    return lines
  }
  return inTime({ logger, about: { containerId: id } }, read())
}

/** Null after a failure or after the time limit, so that a backend without an answer does not block the request. */
export async function inTime<Value>(
  { logger, about }: Pick<Context, 'logger'> & { about: object },
  asked: Promise<Value>,
): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), waitMs)
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    logger.debug({ err: error, ...about }, 'the container backend gave no answer')
    return null
  } finally {
    clearTimeout(timer)
  }
}
