import type { LiveKind } from '../../events/live/live-kinds.ts'
import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { liveCursor } from './live-cursor.ts'

const LiveList = builder.enumType('LiveList', {
  description: 'A list of a game whose subscription continues from a cursor.',
  values: {
    NOTICES: { value: 'notice', description: 'The notices, by `noticePublished`; for everybody.' },
    EVENTS: { value: 'gameEvent', description: 'The events, by `gameEventRecorded`; for monitors.' },
    SUBMISSIONS: { value: 'submission', description: 'The submissions, by `submissionJudged`; for users.' },
  } as const satisfies Record<string, { value: LiveKind; description: string }>,
})

builder.prismaObjectField(GameNode, 'liveCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'The end of a list now, for `after` of its subscription. Ask for it before the list: then no item is missed, and one that comes twice has the same `id`. Null for those who may not subscribe to the list.',
    args: { list: t.arg({ type: LiveList, required: true, description: 'The list.' }) },
    select: { id: true },
    resolve: ({ id }, { list }, ctx) => liveCursor(ctx, list, id),
  }),
)
