import type { Context } from '../../context.ts'
import { toGameEvent } from '../../domains/game-event/game-event.presenter.ts'
import { followGameEvents } from '../../domains/game-event/game-event.service.ts'
import { toLogMessage } from '../../domains/log/log.presenter.ts'
import { followLogs } from '../../domains/log/log.service.ts'
import { toNotice } from '../../domains/notice/notice.presenter.ts'
import { followNotices } from '../../domains/notice/notice.service.ts'
import { followSubmissions } from '../../domains/submission/follow-submissions.ts'
import { readNamedSubmission } from '../../domains/submission/read-submissions.ts'
import { toSubmission } from '../../domains/submission/submission.presenter.ts'
import { readEach } from '../../events/read-each.ts'
import type { CapName } from '../../limits/caps.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import { invocation } from './hub-messages.ts'

/** Messages that are ready to be sent. */
type Feed = AsyncIterableIterator<string>

export type HubName = 'user' | 'monitor' | 'admin'
type Hub = {
  /** The subscriptions whose limits a connection counts against. */
  caps: readonly CapName[]
  /** @throws UnauthenticatedError, ForbiddenError, NotFoundError */
  open(ctx: Context, query: URLSearchParams): Promise<Feed[]>
}

/** The hubs read the same events as the subscriptions of GraphQL, with the same permissions. */
export const hubs: Record<HubName, Hub> = {
  user: {
    caps: ['noticePublished'],
    open: async (ctx, query) => {
      const notices = await followNotices(ctx, { gameId: gameIdOf(query), after: null })
      return [invocations('ReceivedGameNotice', notices, toNotice)]
    },
  },
  monitor: {
    caps: ['gameEventRecorded', 'submissionJudged'],
    open: async (ctx, query) => {
      requireMonitor(ctx)
      const game = { gameId: gameIdOf(query), after: null }
      const events = await followGameEvents(ctx, game)
      const submissions = await followSubmissions(ctx, game)
      return [
        invocations('ReceivedGameEvent', events, (event) => toGameEvent(ctx, event)),
        invocations('ReceivedSubmissions', submissions, async ({ submission }) =>
          toSubmission(await readNamedSubmission(ctx, submission)),
        ),
      ]
    },
  },
  admin: {
    caps: ['logWritten'],
    open: async (ctx) => [invocations('ReceivedLog', followLogs(ctx, null), toLogMessage)],
  },
}

function gameIdOf(query: URLSearchParams): number {
  const id = query.get('game') ?? ''
  if (!/^\d{1,9}$/.test(id)) throw new NotFoundError('game.notFound')
  return Number(id)
}

type Payload = { time: number }

/** Each item as the call of a client's method. The times of hubs are texts with an offset. */
function invocations<Item>(
  target: string,
  items: AsyncIterable<Item>,
  present: (item: Item) => Payload | Promise<Payload>,
): Feed {
  return readEach(items, async (item) => {
    const payload = await present(item)
    const time = new Date(payload.time).toISOString().replace('Z', '+00:00')
    return invocation(target, { ...payload, time })
  })
}
