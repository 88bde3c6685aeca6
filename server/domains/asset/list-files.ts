import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { pageInput, parseInput } from '../../use-case/input.ts'
import type { StoredName } from './asset.service.ts'

export const filePageInput = pageInput({ count: 50, max: 500 })

/** Stored files by name. */
export async function listFiles(ctx: Context, raw: unknown): Promise<StoredName[]> {
  requireAdmin(ctx)
  const { count, skip } = parseInput(filePageInput, raw)
  return ctx.db.file.findMany({
    select: { hash: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: count,
    skip,
  })
}
