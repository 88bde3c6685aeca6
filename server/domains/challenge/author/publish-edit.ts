import type { Context } from '../../../context.ts'

type Edit = {
  gameId: number
  /** Whether the challenge was or is shown to players. They are not told of changes in others. */
  isShown: boolean
}

/** Publishes a committed change of a challenge that its board does not show. */
export function publishEdit({ events }: Pick<Context, 'events'>, { gameId, isShown }: Edit): void {
  events.emit('play.changed', { gameId, kinds: isShown ? ['challenge'] : [] })
}
