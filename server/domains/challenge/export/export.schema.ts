import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { GameNode } from '../../game/game.schema.ts'
import { challengeExportUrl } from './export.service.ts'

builder.prismaObjectField(GameNode, 'challengeExportUrl', (t) =>
  t.string({
    nullable: true,
    description:
      'Download link of challenges as a ZIP file, with a folder for each as `halyard pull` writes it. For authors.',
    args: {
      challengeIds: t.arg.idList({
        required: true,
        description: 'The ids of the challenges of the game, at most 500.',
      }),
    },
    resolve: ({ id }, args, ctx) => challengeExportUrl(ctx, id, rowKeys(args)),
  }),
)
