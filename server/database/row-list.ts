import type { Prisma } from '../../prisma/generated/client/client.ts'
import { keysetColumns, rowsAfter } from './keyset.ts'

/** The functions of a Prisma model that read lists. */
type Model = {
  findMany(args: object): PromiseLike<unknown>
  findUnique(args: { where: never; select?: never }): PromiseLike<unknown>
  count(args: object): PromiseLike<number>
}

/** The filter and the order of a list: the rows that the caller may see and has requested. */
type Description<M extends Model> =
  Prisma.Args<M, 'findMany'> extends { where?: infer Where; orderBy?: infer Order }
    ? { where?: Where; orderBy: Order }
    : never

type Page = { cursor?: object | undefined; take?: number | undefined; skip?: number | undefined }

export type RowList<M extends Model> = {
  /**
   * One page. `query` has the other arguments of Prisma's `findMany`: the page and the selection. A page with a cursor
   * costs the same wherever it is, if an index has the order of the list.
   */
  rows<Query extends object>(query: Query): Promise<Prisma.Result<M, Query, 'findMany'>>
  count(): Promise<number>
  /** The same list with fewer rows. */
  matching(filter: Description<M>['where']): RowList<M>
}

/**
 * A list as its service describes it, after the check of permissions. REST and GraphQL read their own pages and
 * selections of it, so permissions, filters and order are the same for both.
 */
export function listOf<M extends Model>(model: M, description: Description<M>): RowList<M> {
  const { where, orderBy } = description as { where?: object; orderBy: object }
  return {
    rows: async <Query extends object>(query: Query) => {
      const page = await seek(model, { where, orderBy }, query)
      return (page ? await model.findMany({ ...page, orderBy }) : []) as Prisma.Result<M, Query, 'findMany'>
    },
    count: async () => model.count({ where }),
    matching: (filter) => listOf(model, { ...description, where: both(where, filter as object | undefined) }),
  }
}

function both(where: object | undefined, filter: object | undefined) {
  return where && filter ? { AND: [where, filter] } : (filter ?? where)
}

/** The page with a filter in place of its cursor where that is possible; null if the row of the cursor is gone. */
async function seek(
  model: Model,
  { where, orderBy }: { where: object | undefined; orderBy: object },
  query: object,
): Promise<object | null> {
  const { cursor, skip, ...rest } = query as Page
  const asked = { ...query, where }
  // The filter excludes the row of the cursor, as every caller asks.
  if (!cursor || skip === undefined || skip < 1) return asked
  const columns = keysetColumns(nameOf(model), orderBy, (rest.take ?? 0) < 0)
  if (!columns) return asked
  const select = Object.fromEntries(columns.map(({ name }) => [name, true]))
  const last = await model.findUnique({ where: cursor, select } as never)
  if (!last) return null
  const after = rowsAfter(columns, last as Record<string, unknown>)
  return after ? { ...rest, skip: skip - 1, where: both(where, after) } : asked
}

function nameOf(model: Model): string {
  return (model as unknown as { $name: string }).$name
}
