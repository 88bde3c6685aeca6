import type { Prisma } from '../../prisma/generated/client/client.ts'
import type { Database } from './database.ts'
import { keysetColumns, rowsAfter } from './keyset.ts'

/** The functions of a Prisma model that read lists. */
type Model = {
  findMany(args: object): PromiseLike<unknown>
  findUnique(args: object): PromiseLike<unknown>
  count(args: object): PromiseLike<number>
}

type ModelName = Uncapitalize<Prisma.ModelName>

/** The filter and the order of a list: the rows that the caller may see and has requested. */
type Description<Name extends ModelName> =
  Prisma.Args<Database[Name], 'findMany'> extends { where?: infer Where; orderBy?: infer Order }
    ? { where?: Where; orderBy: Order }
    : never

type Options = {
  /** The filter contains a search, which may read many rows, so it uses the connections of searches. */
  isSearch?: boolean
  /** The table has so many rows that the list is counted over the connections of searches. */
  isLarge?: boolean
}

type Databases = { db: Database; searchDb: Database }
type Page = { cursor?: object | undefined; take?: number | undefined; skip?: number | undefined }

/** A page that skips more rows than this reads so many that it uses the connections of searches. */
const deepSkip = 10_000

export type RowList<Name extends ModelName> = {
  /**
   * One page. `query` has the other arguments of Prisma's `findMany`: the page and the selection. A page with a cursor
   * costs the same wherever it is, if an index has the order of the list.
   */
  rows<Query extends object>(query: Query): Promise<Prisma.Result<Database[Name], Query, 'findMany'>>
  count(): Promise<number>
  /** The same list with fewer rows. */
  matching(filter: Description<Name>['where'], options?: Pick<Options, 'isSearch'>): RowList<Name>
}

/**
 * A list as its service describes it, after the check of permissions. REST and GraphQL read their own pages and
 * selections of it, so permissions, filters and order are the same for both.
 */
export function listOf<Name extends ModelName>(
  databases: Databases,
  name: Name,
  description: Description<Name>,
  options: Options = {},
): RowList<Name> {
  const { where, orderBy } = description as { where?: object; orderBy: object }
  const { isSearch = false, isLarge = false } = options
  const modelOf = (isSlow: boolean) => (isSlow ? databases.searchDb : databases.db)[name] as unknown as Model
  return {
    rows: async <Query extends object>(query: Query) => {
      const { skip = 0 } = query as Page
      const model = modelOf(isSearch || skip > deepSkip)
      const page = await seek(model, { name, where, orderBy }, query)
      const rows = page ? await model.findMany({ ...page, orderBy }) : []
      return rows as Prisma.Result<Database[Name], Query, 'findMany'>
    },
    count: async () => modelOf(isSearch || isLarge).count({ where }),
    matching: (filter, { isSearch: searches = false } = {}) => {
      const both = { ...description, where: bothOf(where, filter as object | undefined) }
      return listOf(databases, name, both, { isSearch: isSearch || searches, isLarge })
    },
  }
}

function bothOf(where: object | undefined, filter: object | undefined) {
  return where && filter ? { AND: [where, filter] } : (filter ?? where)
}

/** The page with a filter in place of its cursor where that is possible; null if the row of the cursor was deleted. */
async function seek(
  model: Model,
  { name, where, orderBy }: { name: ModelName; where: object | undefined; orderBy: object },
  query: object,
): Promise<object | null> {
  const { cursor, skip, ...rest } = query as Page
  const asked = { ...query, where }
  // The filter excludes the row of the cursor, as every caller asks.
  if (!cursor || skip === undefined || skip < 1) return asked
  const columns = keysetColumns(name, orderBy, (rest.take ?? 0) < 0)
  if (!columns) return asked
  const select = Object.fromEntries(columns.map((column) => [column.name, true]))
  const last = await model.findUnique({ where: cursor, select })
  if (!last) return null
  const after = rowsAfter(columns, last as Record<string, unknown>)
  return after ? { ...rest, skip: skip - 1, where: bothOf(where, after) } : asked
}
