import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { translate } from '../../i18n/translate.ts'
import { invalidField } from '../../use-case/errors.ts'
import { readOperationUploads } from '../asset/operation-uploads.ts'
import { PastGameNode } from './past-game.schema.ts'
import { deletePastGame, findPastGame, importPastGame, updatePastGame } from './past-game.service.ts'
import type { Standing, StandingFault } from './read-standings.ts'

/** As many as a screen can show; the payload has their total number. */
const mostFaults = 100
const leaders = 3

const StandingFaultRef = builder.objectRef<StandingFault>('PastStandingFault').implement({
  description: 'An entry of the file that was left out.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the entry in the list, from 1.' }),
    message: t.string({
      description: 'What is wrong with it, in the language of the request.',
      resolve: ({ issue }, _args, ctx) => translate(ctx.locale, issue.key, issue.params),
    }),
  }),
})

const ReadStandingRef = builder.objectRef<Standing>('ReadStanding').implement({
  description: 'A team as it was read from the file.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'The place.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team.' }),
    points: t.exposeFloat('points', { description: 'The points.' }),
  }),
})

mutation('importPastGame', {
  description:
    'Stores the final standings of a game from before this platform: a scoreboard file of CTFtime, the answer of `/api/v1/scoreboard` of CTFd, or a CTFd export, of which only the scoreboard is read. No accounts and teams are created. For administrators.',
  input: (t) => ({
    file: t.field({ type: 'Upload', required: true, description: 'The file, at most 5000 teams.' }),
    title: t.string({ required: true, description: '1 to 128 characters.' }),
    start: t.field({ type: 'DateTime', required: true, description: 'The start of the game.' }),
    end: t.field({
      type: 'DateTime',
      required: true,
      description: 'The end of the game, which must have passed.',
    }),
    link: t.string({ description: 'The https address of its page. None when absent.' }),
  }),
  validates: true,
  refuses: [...forViewer, 'conflict'],
  run: (ctx, { file, ...input }) =>
    importPastGame(ctx, input, async () => {
      for await (const upload of readOperationUploads(ctx, [file])) return upload
      throw invalidField('file', 'asset.notInForm')
    }),
  payload: (t) => ({
    pastGame: t.prismaField({
      type: PastGameNode,
      nullable: true,
      description: 'The new past game; null with `validateOnly`.',
      resolve: (query, { pastGameId }, _args, ctx) => findPastGame(ctx, pastGameId, query),
    }),
    teamCount: t.int({
      description: 'The number of teams that were read.',
      resolve: ({ standings }) => standings.length,
    }),
    leaders: t.field({
      type: [ReadStandingRef],
      description: 'The first three teams that were read.',
      resolve: ({ standings }) =>
        standings.toSorted((one, other) => one.place - other.place).slice(0, leaders),
    }),
    faults: t.field({
      type: [StandingFaultRef],
      description: `The first ${mostFaults} entries that were left out.`,
      resolve: ({ faults }) => faults.slice(0, mostFaults),
    }),
    faultCount: t.int({
      description: 'The number of all entries that were left out.',
      resolve: ({ faults }) => faults.length,
    }),
  }),
})

mutation('updatePastGame', {
  description: 'Changes the members of a past game that are given. For administrators.',
  input: (t) => ({
    pastGameId: t.id({ required: true, description: 'The id of the past game.' }),
    title: t.string({ description: '1 to 128 characters. Unchanged when absent.' }),
    start: t.field({ type: 'DateTime', description: 'The start of the game. Unchanged when absent.' }),
    end: t.field({
      type: 'DateTime',
      description: 'The end of the game, which must have passed. Unchanged when absent.',
    }),
    link: t.string({ description: 'The https address of its page. Unchanged when absent.' }),
  }),
  clears: { link: '' },
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { pastGameId, ...input } = rowKeys(sent)
    await updatePastGame(ctx, pastGameId, input)
    return { pastGameId }
  },
  payload: (t) => ({
    pastGame: t.prismaField({
      type: PastGameNode,
      nullable: true,
      description: 'The past game after the change.',
      resolve: (query, { pastGameId }, _args, ctx) => findPastGame(ctx, pastGameId, query),
    }),
  }),
})

mutation('deletePastGame', {
  description: 'Deletes a past game with its standings. For administrators.',
  input: (t) => ({ pastGameId: t.id({ required: true, description: 'The id of the past game.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { pastGameId } = rowKeys(sent)
    await deletePastGame(ctx, pastGameId)
    return { pastGameId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted past game.',
      resolve: ({ pastGameId }) => encodeGlobalID('PastGame', pastGameId),
    }),
  }),
})
