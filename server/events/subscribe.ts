import { Repeater } from 'graphql-yoga'
import type { Context } from '../context.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'

type Options<Name extends DomainEventName> = {
  /** Only these payloads reach the subscriber. */
  where: (payload: DomainEvents[Name]) => boolean
}

/** Events as an async iterable that also ends when the viewer's session or token does. */
export function subscribeTo<Name extends DomainEventName>(
  ctx: Context,
  name: Name,
  { where }: Options<Name>,
): AsyncIterable<DomainEvents[Name]> {
  return new Repeater<DomainEvents[Name]>(async (push, stop) => {
    const offEvent = ctx.events.on(name, (payload) => {
      if (where(payload)) push(payload).catch(() => undefined)
    })
    const offAccess = onAccessEnded(ctx, () => stop())
    await stop
    offEvent()
    offAccess()
  })
}

/** Calls back once what the viewer signed in with is no longer good. */
export function onAccessEnded(ctx: Context, callback: () => void): () => void {
  const { viewer } = ctx
  if (!viewer) return () => undefined
  return ctx.events.on('access.ended', (ended) => {
    if (ended.userId !== viewer.id) return
    const { sessionIds, tokenIds, exceptSessionId } = ended
    if (!sessionIds && !tokenIds) {
      if (exceptSessionId === undefined || viewer.sessionId !== exceptSessionId) callback()
      return
    }
    const sessionEnded = viewer.sessionId !== null && sessionIds?.includes(viewer.sessionId)
    const tokenEnded = viewer.tokenId !== null && tokenIds?.includes(viewer.tokenId)
    if (sessionEnded || tokenEnded) callback()
  })
}
