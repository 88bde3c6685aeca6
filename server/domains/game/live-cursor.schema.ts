import type { LiveKind } from '../../events/live/live-kinds.ts'
import { builder } from '../../graphql/builder.ts'
import { GameNode } from './game.schema.ts'

const LiveList = builder.enumType('LiveList', {
  description: 'A list of a game whose subscription continues from a cursor.',
  values: {
    NOTICES: { value: 'notice', description: 'The notices, by `noticePublished`.' },
    EVENTS: { value: 'gameEvent', description: 'The events, by `gameEventRecorded`.' },
    SUBMISSIONS: { value: 'submission', description: 'The submissions, by `submissionJudged`.' },
  } as const satisfies Record<string, { value: LiveKind; description: string }>,
})

builder.prismaObjectField(GameNode, 'liveCursor', (t) =>
  t.string({
    description:
      'The end of a list now, for `after` of its subscription. Ask for it before the list: then no item is missed, and one that comes twice has the same `id`.',
    args: { list: t.arg({ type: LiveList, required: true, description: 'The list.' }) },
    select: { id: true },
    resolve: ({ id }, { list }, ctx) => ctx.liveRows.cursor(list, id),
  }),
)
