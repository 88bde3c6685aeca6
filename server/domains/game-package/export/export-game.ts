import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { utcStamp } from '../../../../rules/utc-time.ts'
import type { Context } from '../../../context.ts'
import { streamZip } from '../../../storage/stream-zip.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import { titleInName } from '../../asset/file-name.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { platform } from '../../platform/platform.service.ts'
import { exportInput } from '../game-package.input.ts'
import {
  fileEntry,
  manifestEntry,
  packageFormat,
  packageVersion,
  type PackageManifest,
} from '../package-format.ts'
import { collectDocuments } from './collect-documents.ts'

/**
 * A game as a package, created while it is read. Its rows are those of one moment, read before this returns.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError
 */
export async function exportGame(
  ctx: Context,
  gameId: number,
  raw: unknown,
): Promise<{ fileName: string; content: Readable }> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { teams, history } = parseInput(exportInput, raw)
  // A history of teams that the package does not have would mean nothing.
  const parts = { teams: teams || history, history }
  const game = await ctx.db.game.findUnique({
    where: { id: gameId, ...isNotDeleted },
    select: { title: true },
  })
  if (!game) throw new NotFoundError('game.notFound')
  const { documents, files, dispose } = await collectDocuments(ctx, gameId, parts)
  try {
    const now = ctx.clock.now()
    const manifest: PackageManifest = {
      format: packageFormat,
      version: packageVersion,
      platformVersion: platform.version,
      exportedAt: now.toISOString(),
      title: game.title,
      parts,
      documents: documents.map(({ name, rows, bytes, sha256 }) => ({ name, rows, bytes, sha256 })),
    }
    await ctx.db.$transaction((tx) =>
      recordAudit(tx, ctx, {
        action: 'game.exported',
        subject: { id: gameId, name: game.title },
        gameId,
        after: { ...parts, files: files.length },
      }),
    )
    const content = streamZip(ctx.logger, entries())
    content.once('close', () => void dispose())
    return { fileName: `${titleInName(game.title)}-${utcStamp(now)}.zip`, content }

    async function* entries() {
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      yield { name: manifestEntry, modifiedAt: now, open: () => Readable.from([text]) }
      for (const { name, file } of documents) {
        yield { name, modifiedAt: now, open: () => createReadStream(file) }
      }
      for (const { sha256, isMissing } of files) {
        if (isMissing) continue
        yield {
          name: fileEntry(sha256),
          modifiedAt: now,
          isStored: true,
          open: () => ctx.storage.open(sha256),
        }
      }
    }
  } catch (error) {
    await dispose()
    throw error
  }
}
