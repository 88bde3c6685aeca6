import type { Clock } from '../runtime/clock.ts'
import type { Transaction } from './database.ts'

/** The time of the database's clock, to the millisecond. */
export async function databaseTime(
  tx: Pick<Transaction, '$queryRaw'>,
  { offsetMs }: Pick<Clock, 'offsetMs'>,
): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ time: Date }]>`
    SELECT date_trunc('milliseconds', clock_timestamp() + ${offsetMs}::float8 * interval '1 millisecond') AS time`
  return row.time
}
