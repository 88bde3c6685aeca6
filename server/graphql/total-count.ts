import type { builder } from './builder.ts'

type Types = typeof builder.$inferSchemaTypes

/** What Pothos gives a connection whose field has the option `totalCount`. */
type Counted = { totalCount: () => number | Promise<number> }

/**
 * The fields of a connection type that is declared apart from its field, because mutations return its edges. The field
 * needs the option `totalCount`. Rows are counted only when a request selects it, and only counted if it selects
 * nothing else.
 */
export function totalCount<Connection>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Connection>) {
  return {
    totalCount: t.int({
      extensions: { pothosPrismaTotalCount: true },
      resolve: (connection) => (connection as unknown as Counted).totalCount(),
    }),
  }
}
