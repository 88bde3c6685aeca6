import type { Context } from '../context.ts'

type Services = Pick<Context, 'db'>

/**
 * A read of what an event or a row names, made once however many subscribers of this process ask, and kept as long
 * as what it was asked for. A further argument, such as the selection of a GraphQL field, is read apart. The answer is
 * for all subscribers: whoever calls this decides who may see it.
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
    // One that failed is tried again by the next who asks.
    reading.catch(() => reads.delete(key))
    return reading
  }
}
