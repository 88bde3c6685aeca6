import type { TestApp } from '../server/app.ts'

/** All that players and authors see of the challenges of a game, without ids and times of creation. */
export async function comparedChallenges({ services }: TestApp, gameId: number) {
  const rows = await services.db.challenge.findMany({
    where: { gameId },
    orderBy: { title: 'asc' },
    include: {
      flags: { orderBy: [{ kind: 'asc' }, { flag: 'asc' }] },
      extraHints: { orderBy: { position: 'asc' } },
      attachment: { include: { file: true } },
      requirements: { include: { required: true } },
    },
  })
  return rows.map(({ id: _id, gameId: _gameId, createdAt: _at, attachmentId: _attachment, ...row }) => ({
    ...row,
    flags: row.flags.map(({ flag, kind, isBait }) => ({ flag, kind, isBait })),
    extraHints: row.extraHints.map(({ title, content, cost, releaseAt }) => ({
      title,
      content,
      cost,
      releaseAt,
    })),
    attachment: row.attachment && [row.attachment.name, row.attachment.file?.hash, row.attachment.remoteUrl],
    requirements: row.requirements.map(({ required }) => required.title),
  }))
}
