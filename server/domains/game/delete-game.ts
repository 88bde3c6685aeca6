import { requireAuthor } from '../../access.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database.ts'
import { NotFoundError } from '../../errors.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { recordAudit } from '../audit/record-audit.ts'

/** A large game has hundreds of thousands of rows that go with it. */
const timeout = 120_000

/** With all that happened in it, and the files that nothing else refers to. @throws NotFoundError */
export async function deleteGame(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { seq, hashes } = await ctx.db.$transaction(
    async (tx) => {
      // Challenges before the game: the order in which judging locks them.
      await tx.$queryRaw`SELECT id FROM challenge WHERE game_id = ${gameId} ORDER BY id FOR UPDATE`
      const board = await tx.gameBoard.findUnique({ where: { gameId } })
      const held = await tx.game.findUnique({
        where: { id: gameId },
        include: { _count: { select: { challenges: true, participations: true, submissions: true } } },
      })
      const { attachmentIds, fileHashes } = await findHoldings(tx, gameId)
      const { count } = await tx.game.deleteMany({ where: { id: gameId } })
      if (!held || count === 0) throw new NotFoundError('game.notFound')
      await tx.attachment.deleteMany({ where: { id: { in: attachmentIds } } })
      const { title, start, end, _count: counts } = held
      await recordAudit(tx, ctx, {
        action: 'game.deleted',
        subject: { id: gameId, name: title },
        gameId,
        before: { title, start, end, ...counts },
      })
      return { seq: Number(board?.seq ?? 0) + 1, hashes: fileHashes }
    },
    { timeout },
  )
  ctx.boards.tell([{ gameId, seq }])
  await releaseFiles(ctx, hashes)
}

/** What the deletion of a game's rows alone would leave behind. */
async function findHoldings(tx: Transaction, gameId: number) {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { posterHash: true } })
  const attachments = await tx.attachment.findMany({
    where: { OR: [{ challenges: { some: { gameId } } }, { flags: { some: { challenge: { gameId } } } }] },
    select: { id: true, file: { select: { hash: true } } },
  })
  const writeups = await tx.file.findMany({
    where: { writeups: { some: { gameId } } },
    select: { hash: true },
  })
  const files = [...attachments.map(({ file }) => file), ...writeups]
  return {
    attachmentIds: attachments.map(({ id }) => id),
    fileHashes: [game?.posterHash, ...files.map((file) => file?.hash)].filter((hash) => hash != null),
  }
}
