import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCertificates, trustCertificates } from '../../../server/config/ca-certificates.ts'
import { freePort } from '../../../server/database/free-port.ts'
import { connectRedis } from '../../../server/redis/connect-redis.ts'
import { watchRedis } from '../../../server/redis/watch-redis.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { readiness } from '../../kit/server/readiness.ts'
import {
  makeEngineCertificates,
  type EngineCertificates,
} from '../../kit/services/docker/engine-certificates.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'

// A Redis with a certificate of 127.0.0.1 from an authority of its own.
const log = captureLog('info')
let certificates: EngineCertificates
let port: number
let redis: TestRedis
let test: TestApp

const file = (name: string) => path.join(certificates.folder, name)
const lines = () => log.lines.flatMap(({ msg }) => (msg.includes('Redis') ? [msg] : []))

beforeAll(async () => {
  certificates = makeEngineCertificates()
  port = await freePort()
  const keys = ['--tls-cert-file', file('cert.pem'), '--tls-key-file', file('key.pem')]
  const clients = ['--tls-ca-cert-file', file('ca.pem'), '--tls-auth-clients', 'no']
  redis = await startRedis(['--tls-port', String(port), ...keys, ...clients])
  const env = { ...redis.env, REDIS_URL: `rediss://127.0.0.1:${port}` }
  test = await startTestApp({ env, logger: log.logger })
})

afterAll(async () => {
  await test?.dispose()
  await redis?.stop()
  certificates?.remove()
})

const untrusted =
  /^Redis is unavailable: Halyard does not trust the certificate of 127\.0\.0\.1 \(SELF_SIGNED_CERT_IN_CHAIN\)\. .+ Set HALYARD_CA_FILE to the file of the certificate authority, and start Halyard again\.$/

it('does its work over TLS once its authority is trusted, and before the log and readyz have the remedy', async () => {
  await until(() => lines().length > 0, 'the log has a line')
  expect(lines()).toEqual([expect.stringMatching(untrusted)])
  expect(await readiness(test)).toMatchObject({
    redis: 'down',
    reasons: { redis: expect.stringMatching(untrusted) },
  })
  trustCertificates({ caCertificates: readCertificates(file('ca.pem')) })
  // It has sent itself an event and counted a limit.
  await until(() => test.services.redis?.faults().length === 0, 'Redis works')
  expect(await readiness(test)).toMatchObject({ redis: 'up' })
  expect(lines()).toEqual([expect.stringMatching(untrusted), 'Redis answers again'])
})

it('is refused under a name that its certificate does not have', async () => {
  const client = connectRedis(`rediss://localhost:${port}`, redis.env.HALYARD_SECRET)
  const shared = watchRedis({ client, sendEvent: () => Promise.resolve(), logger: log.logger })
  try {
    await until(() => shared.sentence().includes('unavailable'), 'the fault is found')
    expect(shared.sentence()).toMatch(
      /does not trust the certificate of localhost \(ERR_TLS_CERT_ALTNAME_INVALID\)\. .+ Write a name that the certificate has into REDIS_URL\.$/,
    )
  } finally {
    shared.dispose()
  }
})
