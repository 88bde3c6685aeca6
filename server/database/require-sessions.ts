import { Client } from 'pg'
import { StartError } from '../start/start-error.ts'

const waitMs = 15_000
const ownSession = 'SELECT pg_backend_pid() AS pid'

/**
 * Refuses a pooler that gives a connection to each transaction instead of to each client: settings, prepared statements
 * and advisory locks would reach other clients, or get lost. While one client is in a transaction, another one either
 * gets the same connection before, or a different one after.
 * @throws StartError
 */
export async function requireSessions(databaseUrl: string): Promise<void> {
  const [one, other] = [connection(databaseUrl), connection(databaseUrl)]
  try {
    await one.connect()
    const before = await pidOf(one)
    await other.connect()
    await other.query('BEGIN')
    if ((await pidOf(other)) === before || (await pidOf(one)) !== before) throw refusal(databaseUrl)
  } catch (error) {
    if (error instanceof StartError) throw error
    const { message } = error as Error
    if (/pooling mode/.test(message)) throw refusal(databaseUrl)
    // A pool of one connection lets the second client wait. That pool is too small, but not a wrong one.
    if (!/timeout/i.test(message)) throw error
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)))
  }
}

function connection(connectionString: string): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis: waitMs, query_timeout: waitMs })
  // The call that is running fails with the reason.
  client.on('error', () => undefined)
  return client
}

async function pidOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(ownSession)
  return rows[0]?.pid
}

function refusal(databaseUrl: string): StartError {
  const { host } = new URL(databaseUrl)
  return new StartError(
    `DATABASE_URL: the pooler at ${host} pools transactions or statements, and Halyard needs sessions. Use the address of PostgreSQL itself, or the address that pools sessions (PgBouncer: pool_mode = session).`,
  )
}
