import { Repeater } from 'graphql-yoga'
import type { Context } from '../context.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'

type Options<Name extends DomainEventName> = {
  /** Only these payloads reach the subscriber. */
  where: (payload: DomainEvents[Name]) => boolean
}

/** Events as an async iterable. The socket or stream that it feeds ends with the viewer's session or token. */
export function subscribeTo<Name extends DomainEventName>(
  ctx: Context,
  name: Name,
  { where }: Options<Name>,
): AsyncIterable<DomainEvents[Name]> {
  return new Repeater<DomainEvents[Name]>(async (push, stop) => {
    const offEvent = ctx.events.on(name, (payload) => {
      if (where(payload)) push(payload).catch(() => undefined)
    })
    await stop
    offEvent()
  })
}
