import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { GameNode } from '../game/game.schema.ts'
import { eventFilterArgs } from '../game-event/game-event.schema.ts'
import { eventSheetUrl, sheetUrl } from './sheet-urls.ts'

builder.prismaObjectField(GameNode, 'scoreboardSheetUrl', (t) =>
  t.string({
    nullable: true,
    description:
      'Download link of the scoreboard as a spreadsheet, with a column for awards and hints; for monitors.',
    resolve: ({ id }, _args, ctx) => sheetUrl(ctx, id, 'scoreboardsheet'),
  }),
)

builder.prismaObjectField(GameNode, 'submissionSheetUrl', (t) =>
  t.string({
    nullable: true,
    description:
      'Download link of all submissions as a spreadsheet, which marks those in practice; for monitors.',
    resolve: ({ id }, _args, ctx) => sheetUrl(ctx, id, 'submissionsheet'),
  }),
)

builder.prismaObjectField(GameNode, 'eventSheetUrl', (t) =>
  t.string({
    nullable: true,
    description: 'Download link of the events as CSV, with the filters of `events`; for monitors.',
    args: eventFilterArgs,
    resolve: ({ id }, args, ctx) => eventSheetUrl(ctx, id, rowKeys(args)),
  }),
)
