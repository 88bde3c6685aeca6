import type { Context } from '../context.ts'

type Services = Pick<Context, 'db'>

/**
 * Reads the row of an event once for all subscribers of this process, and caches it as long as the event object
 * exists. Further arguments, such as the selection of a GraphQL field, are part of the cache key. The result
 * is shared by all subscribers: the caller decides who may see it.
 */
export function readOnce<Subject extends object, Row, Rest extends unknown[]>(
  read: (services: Services, subject: Subject, ...rest: Rest) => Promise<Row>,
): (services: Services, subject: Subject, ...rest: Rest) => Promise<Row> {
  const known = new WeakMap<Subject, Map<string, Promise<Row>>>()
  return (services, subject, ...rest) => {
    const reads = known.get(subject) ?? new Map<string, Promise<Row>>()
    known.set(subject, reads)
    const key = JSON.stringify(rest)
    const reading = reads.get(key) ?? read(services, subject, ...rest)
    reads.set(key, reading)
    // A failed read is repeated by the next caller.
    reading.catch(() => reads.delete(key))
    return reading
  }
}
