import type { File, Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { containing } from '../../database/containing.ts'
import { listOf } from '../../database/row-list.ts'
import { pageInput, parseInput } from '../../use-case/input.ts'
import { sortOrder, type ListOrder, type SortOrder } from '../../use-case/list-order.ts'
import type { StoredName } from './asset.service.ts'

export const filePageInput = pageInput({ count: 50, max: 500 })

const columns = {
  NAME: (sort: SortOrder): Prisma.FileOrderByWithRelationInput => ({ name: sort }),
  SIZE: (sort: SortOrder): Prisma.FileOrderByWithRelationInput => ({ sizeBytes: sort }),
  UPLOADED_AT: (sort: SortOrder): Prisma.FileOrderByWithRelationInput => ({ uploadedAt: sort }),
} as const

type Filter = {
  search?: string | null | undefined
  orderBy?: ListOrder<keyof typeof columns> | null | undefined
}

/**
 * All stored files for administrators, by name unless asked. The search is a part of the name or the start of the
 * hash.
 */
export function allFiles(ctx: Context, { search, orderBy }: Filter = {}) {
  requireAdmin(ctx)
  const byName = containing(search ?? '').map((name) => ({ name }))
  return listOf(
    ctx,
    'file',
    {
      where: search ? { OR: [...byName, { hash: { startsWith: search.toLowerCase() } }] } : {},
      orderBy: [orderBy ? columns[orderBy.field](sortOrder(orderBy)) : { name: 'asc' }, { id: 'asc' }],
    },
    { isSearch: Boolean(search) },
  )
}

/** A page of the stored files. */
export async function listFiles(ctx: Context, raw: unknown): Promise<StoredName[]> {
  const list = allFiles(ctx)
  const { count, skip } = parseInput(filePageInput, raw)
  return list.rows({ select: { hash: true, name: true }, take: count, skip } as const)
}

/** The files with these hashes, in the order of the hashes. Those that no longer exist are left out. */
export async function loadFiles(ctx: Context, hashes: string[]): Promise<File[]> {
  const rows = await ctx.db.file.findMany({ where: { hash: { in: hashes } } })
  return hashes.flatMap((hash) => rows.find((row) => row.hash === hash) ?? [])
}
