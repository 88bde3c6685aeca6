import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readGame } from '../game/read-games.ts'
import { withWriteup } from './writeup.service.ts'

/** Deletes all write-ups of a game; files that something else uses stay. @throws NotFoundError */
export async function deleteWriteups(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { title } = await readGame(ctx, gameId)
  const files = await ctx.db.$transaction(async (tx) => {
    const found = await tx.file.findMany({
      where: { writeups: { some: { gameId } } },
      select: { hash: true },
    })
    const { count } = await tx.participation.updateMany({
      where: { gameId, ...withWriteup },
      data: { writeupFileId: null, writeupName: null, writeupAt: null },
    })
    await tx.sharedWriteup.deleteMany({ where: { gameId, kind: 'Pdf' } })
    if (count > 0) {
      await recordAudit(tx, ctx, {
        action: 'game.writeups.deleted',
        subject: { id: gameId, name: title },
        gameId,
        before: { writeups: count },
      })
    }
    return found
  })
  await releaseFiles(
    ctx,
    files.map(({ hash }) => hash),
  )
}
