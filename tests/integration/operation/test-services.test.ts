import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { createTestDatabase, dropTestDatabase } from '../../kit/services/test-database.ts'
import { startRedis } from '../../kit/services/test-redis.ts'

async function tablesOf(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  await client.query('CREATE TABLE mine (id INT)')
  await client.end()
  return rows.map(({ name }) => name)
}

describe('the services of a test run', () => {
  it('give each caller a migrated database of its own', async () => {
    const addresses = await Promise.all([createTestDatabase(), createTestDatabase()])
    for (const databaseUrl of addresses) {
      const tables = await tablesOf(databaseUrl)
      expect(tables).toContain('_prisma_migrations')
      expect(tables).not.toContain('mine')
      await dropTestDatabase(databaseUrl)
    }
  })

  it('give a real Redis that forgets when it restarts', async () => {
    const server = await startRedis()
    const redis = new Redis(server.url)
    redis.on('error', () => {})
    try {
      await redis.set('flag', 'up')
      expect(await redis.get('flag')).toBe('up')
      await server.restart()
      expect(await redis.get('flag')).toBeNull()
    } finally {
      redis.disconnect()
      await server.stop()
    }
  })
})

it('a request of a test fails when its answer does not end, and the server can close', async () => {
  const server = createServer((_request, response) => void response.write('the first bytes')).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const actor = new Actor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  actor.answerLimitMs = 500
  await expect(actor.rest('GET', '/endless')).rejects.toThrow(
    'the answer to GET /endless has not ended after 500 ms',
  )
  server.close()
  await once(server, 'close')
})
