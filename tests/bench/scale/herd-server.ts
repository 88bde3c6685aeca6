import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../../server/app.ts'
import { loadConfig } from '../../../server/config/config.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'
import { listenOnAll } from '../../../server/http/listen.ts'
import { createLogger } from '../../../server/runtime/logger.ts'
import { containersInMemory } from '../../kit/services/docker/containers-in-memory.ts'

// The platform with a stand-in at the container port, which takes as long as a Docker Engine and starts nothing.

const startMs = { least: 300, most: 900 }

const config = loadConfig()
const { databaseUrl } = config
if (databaseUrl === null) throw new Error('the server of the benchmark needs DATABASE_URL')
const logger = createLogger({ level: config.logLevel, pretty: false })
await applyMigrations({ databaseUrl, logger })
const containers = containersInMemory()
const app = await createApp({
  config: { ...config, databaseUrl },
  logger,
  overrides: {
    containers: {
      ...containers,
      async create(spec, onProgress) {
        await sleep(startMs.least + Math.random() * (startMs.most - startMs.least))
        return containers.create(spec, onProgress)
      },
    },
  },
})
await listenOnAll(app.server, config)
process.once('SIGTERM', () => void app.dispose().finally(() => process.exit(0)))
