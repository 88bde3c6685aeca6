import type { Context } from '../../context.ts'
import type { LiveKind } from '../../events/live/live-kinds.ts'
import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { seesGameEvents } from '../game-event/game-event.service.ts'

const maySubscribe: Readonly<Record<LiveKind, (viewer: Viewer | null) => boolean>> = {
  notice: () => true,
  gameEvent: seesGameEvents,
  submission: (viewer) => may(viewer, 'User', 'read'),
}

/**
 * The end of a list of a game. Null for a viewer who may not subscribe to the list, because ends that are read again and
 * again count its rows: those of the events would tell a team that its answer was recognized as the flag of another one.
 */
export async function liveCursor(ctx: Context, list: LiveKind, gameId: number): Promise<string | null> {
  return maySubscribe[list](ctx.viewer) ? ctx.liveRows.cursor(list, gameId) : null
}
