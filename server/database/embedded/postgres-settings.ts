import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/**
 * Settings of the embedded PostgreSQL for a machine with this much memory, in bytes. PostgreSQL's defaults are for a
 * small old machine: they cache 128 MB and count a random read as four sequential ones. docs/operators/configuration.md
 * explains each setting for an outside PostgreSQL.
 */
export function postgresSettings(memoryBytes: number = memoryOfProcess()): Record<string, string> {
  const memoryMb = Math.floor(memoryBytes / megabyte)
  return {
    // PostgreSQL takes memory as rows are read, so a small platform does not use all of it. The server and the caches
    // of the system need the rest.
    shared_buffers: `${Math.min(2048, Math.max(128, Math.floor(memoryMb / 4)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memoryMb / 2))}MB`,
    // Five minutes of answers at the highest rate, so that no checkpoint comes early and none of its page images.
    max_wal_size: '2GB',
    wal_compression: 'on',
    // Filling a new file of the log with zeros stops all commits meanwhile.
    wal_init_zero: 'off',
    random_page_cost: '1.1',
    // No statement of the platform runs for long enough to be worth compiling.
    jit: 'off',
  }
}

/** The limit of a container, or else the machine's memory. */
function memoryOfProcess(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
