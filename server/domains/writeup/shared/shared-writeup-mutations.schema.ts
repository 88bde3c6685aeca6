import { encodeGlobalID } from '@pothos/plugin-relay'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../../graphql/mutation.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { approveWriteup, refuseWriteup } from './decide-writeups.ts'
import { publishWriteup, unpublishWriteup } from './publish-pdf.ts'
import { findWriteup } from './read-shared-writeups.ts'
import { shareWriteup, withdrawWriteup, type WriteupKey } from './share-writeup.ts'
import { SharedWriteupNode } from './shared-writeup.schema.ts'

const game = (t: PayloadFields<WriteupKey>) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'The game with its write-ups.',
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  })

const writeup = (t: PayloadFields<WriteupKey>) =>
  t.prismaField({
    type: SharedWriteupNode,
    nullable: true,
    description: 'The write-up.',
    resolve: (query, { writeupId }, _args, ctx) => findWriteup(ctx, writeupId, query),
  })

const deletedId = (t: PayloadFields<WriteupKey>) =>
  t.id({
    description: 'The global id of the withdrawn write-up.',
    resolve: ({ writeupId }) => encodeGlobalID('SharedWriteup', writeupId),
  })

mutation('shareWriteup', {
  description:
    "Shares the viewer's write-up of a challenge that the viewer's team has solved, or replaces it, after the end of a game that lets players share. Each user has one write-up per challenge. A changed one waits again for the approval of an organizer, unless the game publishes at once.",
  input: (t) => ({
    challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
    text: t.string({ description: 'The text, in Markdown, at most 50000 characters. Instead of a link.' }),
    link: t.string({
      description: 'The address of an https page, at most 2000 characters. Instead of a text.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => shareWriteup(ctx, rowKeys(sent)),
  payload: (t) => ({ writeup: writeup(t), game: game(t) }),
})

mutation('withdrawWriteup', {
  description: 'Deletes a write-up of the viewer, in any state.',
  input: (t) => ({ writeupId: t.id({ required: true, description: 'The id of the write-up.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: (ctx, sent) => withdrawWriteup(ctx, rowKeys(sent).writeupId),
  payload: (t) => ({ deletedId: deletedId(t), game: game(t) }),
})

const read = 'The `version` of the write-up that you have read.'

mutation('approveWriteup', {
  description:
    'Publishes the write-up of a player, also one that was refused. It is not published if its author has changed it since. For monitors.',
  input: (t) => ({
    writeupId: t.id({ required: true, description: 'The id of the write-up.' }),
    version: t.int({ required: true, description: read }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => approveWriteup(ctx, rowKeys(sent)),
  payload: (t) => ({ writeup: writeup(t), game: game(t) }),
})

mutation('refuseWriteup', {
  description:
    'Refuses the write-up of a player, also one that is published. Its author reads the reason and can change it. For monitors.',
  input: (t) => ({
    writeupId: t.id({ required: true, description: 'The id of the write-up.' }),
    version: t.int({ required: true, description: read }),
    reason: t.string({ required: true, description: 'The reason, at most 300 characters.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => refuseWriteup(ctx, rowKeys(sent)),
  payload: (t) => ({ writeup: writeup(t), game: game(t) }),
})

mutation('publishWriteup', {
  description:
    'Publishes the PDF of a team after the end of the game, or changes the challenges that it is shown beside. A PDF that the team uploads later is not published. For administrators.',
  input: (t) => ({
    participationId: t.id({ required: true, description: 'The id of the participation with the PDF.' }),
    challengeIds: t.idList({
      description: 'The challenges that it is shown beside, at most 100. Absent or empty: the whole game.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => publishWriteup(ctx, rowKeys(sent)),
  payload: (t) => ({ writeup: writeup(t), game: game(t) }),
})

mutation('unpublishWriteup', {
  description: 'Withdraws the published PDF of a team. The team keeps the PDF. For administrators.',
  input: (t) => ({
    participationId: t.id({ required: true, description: 'The id of the participation with the PDF.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: (ctx, sent) => unpublishWriteup(ctx, rowKeys(sent).participationId),
  payload: (t) => ({ deletedId: deletedId(t), game: game(t) }),
})
