import type { Prisma } from '../../prisma/generated/client/client.ts'

/** The functions of a Prisma model that read lists. */
type Model = {
  findMany(args: object): PromiseLike<unknown>
  count(args: object): PromiseLike<number>
}

/** The filter and the order of a list: the rows that the caller may see and has requested. */
type Description<M extends Model> =
  Prisma.Args<M, 'findMany'> extends { where?: infer Where; orderBy?: infer Order }
    ? { where?: Where; orderBy: Order }
    : never

export type RowList<M extends Model> = {
  /** One page. `query` has the other arguments of Prisma's `findMany`: the page and the selection. */
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
    rows: async <Query extends object>(query: Query) =>
      (await model.findMany({ ...query, where, orderBy })) as Prisma.Result<M, Query, 'findMany'>,
    count: async () => model.count({ where }),
    matching: (filter) => listOf(model, { ...description, where: where ? { AND: [where, filter] } : filter }),
  }
}
