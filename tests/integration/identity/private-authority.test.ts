import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCertificates, trustCertificates } from '../../../server/config/ca-certificates.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeEngineCertificates } from '../../kit/services/docker/engine-certificates.ts'
import { signIn } from '../../kit/world/factories.ts'

const { folder, remove } = makeEngineCertificates()
const read = (name: string) => readFileSync(path.join(folder, name))
const server = createServer({ cert: read('cert.pem'), key: read('key.pem') }, (_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ issuer: issuerOf(), authorization_endpoint: `${issuerOf()}/sign-in` }))
})
const issuerOf = () => `https://127.0.0.1:${(server.address() as AddressInfo).port}`

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await test.dispose()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  remove()
})

describe('a provider with a certificate of a private authority', () => {
  it('is refused by name until the platform trusts the authority', async () => {
    const admin = await signIn(test, 'Admin')
    const discover = () => admin.mutate('testDiscovery', { issuer: issuerOf() }, 'issuer')
    expect(await discover()).toMatchObject({
      code: 'IDENTITY_DISCOVERY_FAILED',
      message: expect.stringMatching(/certificate/) as string,
    })
    trustCertificates({ caCertificates: readCertificates(path.join(folder, 'ca.pem')) })
    expect(await discover()).toMatchObject({ issuer: issuerOf() })
  })
})
