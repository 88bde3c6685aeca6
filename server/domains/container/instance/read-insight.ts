import type { Context } from '../../../context.ts'

const waitMs = 5000
const mostLines = 50
const longestLine = 2000

type Asking = Pick<Context, 'containers' | 'logger'>

/** What a container takes; null where nobody knows in time. */
export function readUsage({ containers, logger }: Asking, id: string) {
  return inTime({ logger, id }, containers.stats(id))
}

/** The last lines that a container wrote, as they came but for their length; null where they cannot be had. */
export function readOutput({ containers, logger }: Asking, id: string): Promise<string[] | null> {
  const read = async () => {
    const lines: string[] = []
    for await (const line of containers.logs(id, { tail: mostLines })) lines.push(line.slice(0, longestLine))
    return lines
  }
  return inTime({ logger, id }, read())
}

/** A backend that is away makes nothing else wait or fail. */
async function inTime<Value>(
  { logger, id }: Pick<Context, 'logger'> & { id: string },
  asked: Promise<Value>,
): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), waitMs)
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    logger.debug({ err: error, containerId: id }, 'the backend did not say how a container does')
    return null
  } finally {
    clearTimeout(timer)
  }
}
