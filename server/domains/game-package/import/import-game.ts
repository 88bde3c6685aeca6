import { rm } from 'node:fs/promises'
import { Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Context, UploadedFile } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { isDatabaseUnavailable } from '../../../database/outage.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import { storeFiles, writeFileRows, type Received } from '../../asset/file-store.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { warnOfPlainKey } from '../../game/game.service.ts'
import { newGameKeys } from '../../game/team-token/team-token.ts'
import { checkPackage, discardFiles } from './check-package.ts'
import { createPosts } from './create-posts.ts'
import { createImportState, isLoss, type Difference, type ImportState } from './import-state.ts'
import { openImport } from './open-import.ts'
import type { OpenPackage } from './open-package.ts'
import { packageFault } from './package-fault.ts'
import { writeGame } from './write-game.ts'

export type GameImport = {
  /** Null after a dry run. */
  gameId: number | null
  title: string
  documents: { name: string; rows: number }[]
  differences: Difference[]
}

type ImportChoice = { dryRun: boolean; strict: boolean }

/** Long enough to write the history of a large game. */
const timeoutMs = 600_000

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

/**
 * Imports a package as a new, hidden game: everything or nothing. A dry run does the same and rolls it back at its end.
 * A strict import is refused if anything of the package would be lost; a strict dry run lists the losses.
 * @throws UnauthenticatedError, ForbiddenError, ConflictError (the package, the storage, a loss of a strict import)
 */
export async function importGame(
  ctx: Context,
  take: () => Promise<UploadedFile>,
  choice: ImportChoice,
): Promise<GameImport> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const upload = await take()
  const { file, sizeBytes } = await ctx.storage.spool.receive(upload.source)
  try {
    const source = await openImport(ctx, file, sizeBytes)
    try {
      return await importOpened(ctx, source, choice)
    } finally {
      await source.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}

async function importOpened(
  ctx: Context,
  source: OpenPackage,
  { dryRun, strict }: ImportChoice,
): Promise<GameImport> {
  const { received, missing } = await checkPackage(ctx, source)
  const keys = newGameKeys(ctx.config.xorKey)
  let written: ImportState | undefined
  const write = async (tx: Transaction, files: ImportFiles) => {
    const state = createImportState({ now: ctx.clock.now(), keys, files })
    written = state
    state.differences.push(...source.differences)
    for (const name of missing) state.differ('FILE_MISSING', name)
    // Serializes imports with each other and with the creation of users: two that create the same would deadlock.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:create-users'))`
    await writeGame(ctx, tx, { source, state })
    await createPosts(ctx, tx, { posts: source.posts, state })
    if (dryRun) throw new DryRunEnd()
    if (strict) refuseLosses(state)
    await recordAudit(tx, ctx, [...state.acts, importRecord(source, state)])
  }
  try {
    if (dryRun) await runDry(ctx, received, write)
    else await storeFiles(ctx, received, write, timeoutMs)
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw contradictionOf(error)
  }
  if (!written) throw new Error('the import of a game ended without writing it')
  const { gameId, title, differences } = written
  if (!dryRun) warnOfPlainKey(ctx, gameId)
  const documents = source.manifest.documents.map(({ name, rows }) => ({ name, rows }))
  return { gameId: dryRun ? null : gameId, title, documents, differences }
}

function refuseLosses({ differences }: ImportState): void {
  const losses = differences.filter(isLoss)
  const [first] = losses
  if (first) throw packageFault('gamePackage.losses', { number: losses.length, first: first.subject })
}

type ImportFiles = Parameters<typeof createImportState>[0]['files']
type Write = (tx: Transaction, files: ImportFiles) => Promise<void>

async function runDry(ctx: Context, received: readonly Received[], write: Write): Promise<void> {
  try {
    await ctx.db.$transaction(async (tx) => write(tx, await writeFileRows(tx, ctx, received)), {
      timeout: timeoutMs,
    })
  } finally {
    await discardFiles(received)
  }
}

function importRecord({ manifest }: OpenPackage, { gameId, title, differences }: ImportState) {
  const { exportedAt, platformVersion, parts } = manifest
  return {
    action: 'game.imported',
    subject: { id: gameId, name: title },
    gameId,
    after: { title, exportedAt, platformVersion, ...parts, differences: differences.length },
  } as const
}

/** A row that the database refuses contradicts others: the shapes of the rows have been checked before. */
function contradictionOf(error: unknown): unknown {
  const isRefusal =
    error instanceof Prisma.PrismaClientKnownRequestError ||
    error instanceof Prisma.PrismaClientUnknownRequestError
  if (!isRefusal || isDatabaseUnavailable(error) || !isRowRefusal(error)) return error
  return packageFault('gamePackage.contradiction', {}, error)
}

/** Classes 22 and 23 of PostgreSQL: a value, or a constraint. */
function isRowRefusal(error: Error): boolean {
  const { meta } = error as {
    meta?: { code?: unknown; driverAdapterError?: { cause?: { originalCode?: unknown } } }
  }
  const code = String(meta?.driverAdapterError?.cause?.originalCode ?? meta?.code ?? '')
  return /^2[23]/.test(code)
}
