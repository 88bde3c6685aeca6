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

it('the memory of this process is known', () => {
  expect(Number.parseInt(postgresSettings()['shared_buffers'] ?? '', 10)).toBeGreaterThanOrEqual(128)
})
