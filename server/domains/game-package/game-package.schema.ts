import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { readOperationUploads } from '../asset/operation-uploads.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { importGame, type GameImport } from './import/import-game.ts'
import { isLoss, type Difference } from './import/import-state.ts'
import { invalidField } from '../../use-case/errors.ts'

/** As many as a screen can show; the payload has their total number. */
const mostDifferences = 1000

const DifferenceCode = builder.enumType('GamePackageDifferenceCode', {
  description: 'How an imported game differs from its package.',
  values: {
    USER_MATCHED: { description: 'The mail address belongs to the account `value`.' },
    USER_CREATED: { description: 'An account was created, without a password.' },
    USER_RENAMED: {
      description: 'An account was created with the name `value`, because the name was taken.',
    },
    USER_LEFT_OUT: { description: 'The history named this user, who has no account.' },
    TEAM_REUSED: { description: 'The team `value` has the same name and captain.' },
    FILE_MISSING: { description: 'The package lacks this file.' },
    SAME_TITLE: { description: 'The game `value` has the same title.' },
    LEFT_OUT: { description: 'The archive has `value` of these, which Halyard does not support.' },
    CHANGED: { description: 'A value that this platform cannot store became `value`.' },
    POST_CREATED: { description: 'A page became a post, which everybody can read.' },
    POST_EXISTS: { description: 'A post with the same title and text exists.' },
  } as const satisfies Record<Difference['code'], object>,
})

const GamePackageDifference = builder.objectRef<Difference>('GamePackageDifference').implement({
  description: 'Something that is not as in the package.',
  fields: (t) => ({
    code: t.field({
      description: 'The kind of the difference.',
      type: DifferenceCode,
      resolve: ({ code }) => code,
    }),
    subject: t.exposeString('subject', { description: 'The name in the package.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The name, the value or the `databaseId` on this platform, or a number of rows.',
    }),
    isLoss: t.boolean({
      description: 'Whether something of the package is lost. A strict import is refused then.',
      resolve: isLoss,
    }),
  }),
})

const GamePackageDocument = builder
  .objectRef<GameImport['documents'][number]>('GamePackageDocument')
  .implement({
    description: 'A document of a package.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Its name in the package, such as `challenges.jsonl`.' }),
      rows: t.exposeInt('rows', { description: 'The number of its rows.' }),
    }),
  })

mutation('importGame', {
  description:
    'Imports a game package of Halyard, a CTFd export or a game package of GZCTF as a new, hidden game: everything or nothing. For administrators. docs/organizers/game-package.md describes the format, docs/organizers/import-events.md the others.',
  input: (t) => ({
    file: t.field({ type: 'Upload', required: true, description: 'The package, a ZIP file.' }),
    dryRun: t.boolean({
      description: 'Check everything and list the differences, but import nothing. Default: false.',
    }),
    strict: t.boolean({
      description: 'Refuse a package that the game would lose something of. Default: false.',
    }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: (ctx, { file, dryRun, strict }) =>
    importGame(
      ctx,
      async () => {
        for await (const upload of readOperationUploads(ctx, [file])) return upload
        throw invalidField('file', 'asset.notInForm')
      },
      { dryRun: dryRun ?? false, strict: strict ?? false },
    ),
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The new game; null after a dry run.',
      resolve: (query, { gameId }, _args, ctx) => (gameId === null ? null : loadGame(ctx, gameId, query)),
    }),
    title: t.exposeString('title', { description: 'The title of the game.' }),
    documents: t.field({
      type: [GamePackageDocument],
      description: 'What the package contains.',
      resolve: ({ documents }) => documents,
    }),
    differences: t.field({
      type: [GamePackageDifference],
      description: `The first ${mostDifferences} differences between the package and the game.`,
      resolve: ({ differences }) => differences.slice(0, mostDifferences),
    }),
    differenceCount: t.int({
      description: 'The number of all differences.',
      resolve: ({ differences }) => differences.length,
    }),
  }),
})
