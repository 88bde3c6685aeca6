import { builder } from '../../graphql/builder.ts'
import { GameNode } from '../game/game.schema.ts'
import { sheetUrl } from './sheet-urls.ts'

builder.prismaObjectField(GameNode, 'scoreboardSheetUrl', (t) =>
  t.string({
    nullable: true,
    description: 'Download link of the scoreboard as a spreadsheet; for monitors.',
    resolve: ({ id }, _args, ctx) => sheetUrl(ctx, id, 'scoreboardsheet'),
  }),
)

builder.prismaObjectField(GameNode, 'submissionSheetUrl', (t) =>
  t.string({
    nullable: true,
    description: 'Download link of all submissions as a spreadsheet; for monitors.',
    resolve: ({ id }, _args, ctx) => sheetUrl(ctx, id, 'submissionsheet'),
  }),
)
