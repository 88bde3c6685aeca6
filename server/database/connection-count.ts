import { Client } from 'pg'
import type { Logger } from '../runtime/logger.ts'

/** The most connections of a process: the common pool, judging, files, searches, jobs and the watch over sign-ins. */
export const connectionsOfProcess = 40
/** For the operator's commands, backups and migrations. */
const spareConnections = 20
const defaultConnections = 100

/** `max_connections` of the embedded PostgreSQL for that many processes. */
export function connectionsFor(processes: number): number {
  return Math.max(defaultConnections, processes * connectionsOfProcess + spareConnections)
}

/** Warns the operator if the database allows fewer connections than the processes of this machine can open. */
export async function warnOfFewConnections(options: {
  databaseUrl: string
  processes: number
  logger: Logger
}): Promise<void> {
  const { databaseUrl, processes, logger } = options
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ allowed: number }>(
      `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS allowed`,
    )
    const [allowed, needed] = [rows[0]?.allowed ?? 0, processes * connectionsOfProcess]
    if (allowed >= needed) return
    logger.warn(
      { allowed, needed, processes },
      'the database allows fewer connections than the processes can open: raise max_connections of PostgreSQL',
    )
  } finally {
    await client.end()
  }
}
