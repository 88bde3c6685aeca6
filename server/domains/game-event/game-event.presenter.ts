import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { eventText } from './event-text.ts'
import type { NamedGameEvent } from './game-event.service.ts'
import type { gameEvent } from './game-event.shapes.ts'

/** The contract's GameEvent. */
export function toGameEvent(
  { locale }: Pick<Context, 'locale'>,
  { publishedAt, user, team, type, values }: NamedGameEvent,
): z.output<typeof gameEvent> {
  return {
    time: publishedAt.getTime(),
    user: user?.userName ?? '',
    team: team.name,
    type,
    values: type === 'Normal' ? [eventText(locale, values)] : values,
  }
}
