import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadConfig, settingNames } from './config.ts'

/** Each row of the tables: the names in its first cell, and the text of its second. */
const rows = readFileSync(new URL('../../docs/operators/configuration.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', value = '']) => ({
    names: [...names.matchAll(/`([A-Z_]+\*?)`/g)].map(([, name = '']) => name),
    values: value.replaceAll('`', '').split(', '),
  }))
const documented = rows.flatMap(({ names }) => names)

function isDocumented(name: string): boolean {
  return documented.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
  )
}

it('documents every setting and no other', () => {
  // Set by tools around the server, and explained beside DOCKER_HOST.
  const elsewhere = ['NODE_ENV', 'DOCKER_CERT_PATH']
  expect(settingNames.filter((name) => !isDocumented(name) && !elsewhere.includes(name))).toEqual([])
  const unknown = documented.filter((name) => /^HALYARD_.*[A-Z]$/.test(name) && !settingNames.includes(name))
  expect(unknown).toEqual([])
})

it('documents the actual defaults', () => {
  const config = loadConfig({}, import.meta.dirname)
  const defaults: Record<string, unknown> = {
    PORT: config.port,
    HOST: config.host,
    HALYARD_TRUSTED_PROXIES: config.trustedProxies.join(),
    HALYARD_RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    HALYARD_SERVICE_WORKER: config.serviceWorker ? 'on' : 'off',
    HALYARD_METRICS_PORT: config.metricsPort,
    HALYARD_LOG_LEVEL: config.logLevel,
    HALYARD_PORT_MAPPING: config.portMapping,
    HALYARD_TRAFFIC_CAPTURE: config.trafficCapture ? 'on' : 'off',
    HALYARD_CONTAINERS: config.containers.backend,
    DOCKER_HOST: config.containers.dockerHost,
    HALYARD_CONTAINER_SUBNETS: config.containers.subnets,
    HALYARD_CONTAINER_CPU: config.containers.room.cpu ?? 'off',
    HALYARD_COMPAT_PREFIX: config.compatPrefix,
    HALYARD_WORKERS: config.workers,
    HALYARD_UPLOAD_LIMIT: `${config.uploadLimitBytes / 1024 ** 3}GiB`,
    HALYARD_CAPTCHA: config.captcha.provider,
    HALYARD_POW_DIFFICULTY: config.captcha.powDifficulty,
  }
  const shown = rows.flatMap(({ names, values }) => names.map((name, index) => [name, values[index]]))
  expect(Object.fromEntries(shown)).toMatchObject(
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, String(value)])),
  )
})
