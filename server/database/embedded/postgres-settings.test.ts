import { expect, it } from 'vitest'
import { postgresSettings } from './postgres-settings.ts'

const gigabyte = 1024 ** 3

it.each([
  [0.25, '128MB', '256MB'],
  [1, '256MB', '512MB'],
  [4, '1024MB', '2048MB'],
  [64, '2048MB', '32768MB'],
])('with %d GB of memory PostgreSQL caches %s itself', (memory, shared, system) => {
  expect(postgresSettings(memory * gigabyte)).toMatchObject({
    shared_buffers: shared,
    effective_cache_size: system,
  })
})

it('PostgreSQL is set up for a disk of today and short statements, whatever the memory', () => {
  for (const memory of [0.25, 64]) {
    expect(postgresSettings(memory * gigabyte)).toMatchObject({
      max_wal_size: '2GB',
      wal_compression: 'on',
      wal_init_zero: 'off',
      random_page_cost: '1.1',
      jit: 'off',
    })
  }
})

it('the memory of this process is known', () => {
  expect(Number.parseInt(postgresSettings()['shared_buffers'] ?? '', 10)).toBeGreaterThanOrEqual(128)
})
