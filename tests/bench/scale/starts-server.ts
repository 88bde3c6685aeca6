import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../../server/app.ts'
import { loadConfig } from '../../../server/config/config.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'
import { listenOnAll } from '../../../server/http/listen.ts'
import { createEngineGroup } from '../../../server/ports/containers/engines/engine-group.ts'
import type { ContainerRuntime } from '../../../server/ports/containers/container-runtime.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import { containersInMemory } from '../../kit/services/docker/containers-in-memory.ts'

// The platform with stand-ins for four engines, which take as long as Docker Engines and start nothing. Each start that
// they are asked for becomes a line of the file in STARTS_FILE.

const startMs = { least: 300, most: 900 }
const capacity = { memoryMiB: 65_536, cpuTenths: 320 }

const config = loadConfig()
const { databaseUrl } = config
const file = process.env['STARTS_FILE']
if (databaseUrl === null || file === undefined)
  throw new Error('the server of the benchmark needs DATABASE_URL and STARTS_FILE')
const logger = createLogger({ level: config.logLevel, pretty: false })
await applyMigrations({ databaseUrl, logger })

function engine(name: string): { name: string; entry: null; runtime: ContainerRuntime } {
  const containers = containersInMemory()
  return {
    name,
    entry: null,
    runtime: {
      ...containers,
      capacity: async () => capacity,
      async create(spec, onProgress) {
        appendFileSync(file ?? '', `${spec.containerId} ${name} ${Date.now()}\n`)
        await sleep(startMs.least + Math.random() * (startMs.most - startMs.least))
        return containers.create(spec, onProgress)
      },
    },
  }
}

const containers = createEngineGroup(['north', 'east', 'south', 'west'].map(engine), logger)
const app = await createApp({ config: { ...config, databaseUrl }, logger, overrides: { containers } })
await listenOnAll(app.server, config)
process.once('SIGTERM', () => void app.dispose().finally(() => process.exit(0)))
