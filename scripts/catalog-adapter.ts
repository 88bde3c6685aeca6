import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import type { SqlQuery } from '@prisma/driver-adapter-utils'
import type { Pool, QueryArrayConfig } from 'pg'

const charType = 18
const textType = 25

/**
 * The schema engine needs PostgreSQL's internal type "char", which the Prisma adapter rejects. This wrapper reads the
 * columns as text and restores their type in the result.
 */
export class CatalogAdapterFactory extends PrismaPg {
  readonly #charColumns = new WeakMap<object, number[]>()

  constructor(pool: Pool) {
    const query = pool.query.bind(pool)
    const found = new WeakMap<object, number[]>()
    const queryAsText = async (config: QueryArrayConfig, values?: unknown[]) => {
      const result = await query(config, values)
      const chars = result.fields.flatMap((field, index) => (field.dataTypeID === charType ? [index] : []))
      for (const field of result.fields) if (field.dataTypeID === charType) field.dataTypeID = textType
      found.set(result.rows, chars)
      return result
    }
    super(Object.assign(pool, { query: queryAsText }))
    this.#charColumns = found
  }

  override async connect() {
    const adapter = await super.connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    const queryWithChars = async (query: SqlQuery) => {
      const answer = await queryRaw(query)
      for (const index of this.#charColumns.get(answer.rows) ?? []) {
        answer.columnTypes[index] = ColumnTypeEnum.Character
      }
      return answer
    }
    return Object.assign(adapter, { queryRaw: queryWithChars })
  }
}
