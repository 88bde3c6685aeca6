import type { Context } from '../../../context.ts'

/** Publishes a committed change of a challenge that its board does not show. */
export function publishEdit({ events }: Pick<Context, 'events'>, gameId: number): void {
  events.emit('play.changed', { gameId, kinds: ['challenge'] })
}
