import type { builder } from '../builder.ts'

type Types = typeof builder.$inferSchemaTypes

/** The part of a connection that Pothos adds if its field has the option `totalCount`. */
type Counted = { totalCount: () => number | Promise<number> }

/**
 * The field `totalCount` of a connection type that is declared separately because mutations return its edges. The field
 * of the connection needs the option `totalCount`. Rows are counted only if a request selects the total. If it selects
 * nothing else, they are not loaded.
 */
export function totalCount<Connection>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Connection>) {
  return {
    totalCount: t.int({
      extensions: { pothosPrismaTotalCount: true },
      resolve: (connection) => (connection as unknown as Counted).totalCount(),
    }),
  }
}
