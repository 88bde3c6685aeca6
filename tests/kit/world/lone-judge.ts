import { defaultLimits, type ConnectionLimits } from '../../../server/database/connection-limits.ts'
import { moveBoardStatement } from '../../../server/domains/scoreboard/model/board-version.ts'
import { createJudge, type Judge } from '../../../server/domains/submission/judge.ts'
import { createEventBus } from '../../../server/events/event-bus.ts'
import type { Logger } from '../../../server/runtime/logger.ts'
import type { Clock } from '../../../server/runtime/clock.ts'

const eventNames = [
  'board.moved',
  'submission.judged',
  'attempts.counted',
  'cheat.detected',
  'gameEvent.recorded',
  'notice.published',
  'log.written',
] as const

type Options = {
  databaseUrl: string
  logger: Logger
  clock: Clock
  onEvent: (name: string, payload: object) => void
  limits?: ConnectionLimits
  moveBoard?: string
}

/** A judge without a server around it. */
export function createLoneJudge({
  databaseUrl,
  logger,
  clock,
  onEvent,
  limits = defaultLimits,
  moveBoard = moveBoardStatement,
}: Options): Judge {
  const bus = createEventBus({ redis: null, logger })
  for (const name of eventNames) bus.on(name, (payload) => onEvent(name, payload))
  return createJudge({ databaseUrl, events: bus, logger, clock, limits, moveBoard })
}
