import type { Context } from '../context.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'
import { openFeed } from './feed.ts'

type Options<Name extends DomainEventName> = {
  /** Only payloads that match reach the subscriber. */
  where: (payload: DomainEvents[Name]) => boolean
}

/**
 * Events as an async iterable. The transport ends it together with the viewer's session or token.
 * @throws FellBehindError from `next`, when the subscriber reads too slowly
 */
export function subscribeTo<Name extends DomainEventName>(
  { events }: Pick<Context, 'events'>,
  name: Name,
  { where }: Options<Name>,
): AsyncIterableIterator<DomainEvents[Name]> {
  return openFeed((push) =>
    events.on(name, (payload) => {
      if (where(payload)) push(payload)
    }),
  )
}
