import { Redis } from 'ioredis'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
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
