import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { readiness } from '../../kit/server/readiness.ts'

const log = captureLog('info')
let folder: string
let test: TestApp

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-docker-'))
  const socket = path.join(folder, 'docker.sock')
  writeFileSync(socket, '')
  test = await startTestApp({
    env: { HALYARD_CONTAINERS: 'auto', DOCKER_HOST: `unix://${socket}` },
    logger: log.logger,
  })
})
afterAll(async () => {
  await test.dispose()
  rmSync(folder, { recursive: true, force: true })
})

it('says at the start that containers are disabled although there is a socket', async () => {
  expect(await readiness(test)).toMatchObject({ containers: 'off' })
  expect(log.text()).toContain('challenge containers are disabled')
  expect(log.text()).toContain(`unix://${path.join(folder, 'docker.sock')}`)
})
