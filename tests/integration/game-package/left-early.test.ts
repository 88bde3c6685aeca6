import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadFile } from '../../kit/calls/forms.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, {})
  // More than sockets hold, and not compressible.
  for (const name of ['one.bin', 'two.bin']) {
    const fileHash = await uploadFile(admin, randomBytes(16 * 1024 ** 2), name)
    const id = await makeChallenge(admin, gameId)
    const url = `/api/edit/games/${gameId}/challenges/${id}/attachment`
    const { status, text } = await admin.rest('POST', url, { attachmentType: 'Local', fileHash })
    if (status !== 200) throw new Error(`not attached: ${text}`)
  }
})
afterAll(() => test.dispose())

const temporaryFiles = () => {
  const folder = path.join(test.services.config.dataDir, 'files', 'tmp')
  return existsSync(folder) ? readdirSync(folder) : []
}

it('closes its file and removes its documents when the reader of a package goes away', async () => {
  const opened = vi.spyOn(test.services.storage, 'open')
  const leaving = new AbortController()
  const answer = await admin.fetch(`/api/admin/games/${gameId}/package`, { signal: leaving.signal })
  const reader = answer.body?.getReader()
  await reader?.read()
  await until(() => opened.mock.calls.length === 1, 'the first file is opened')
  expect(temporaryFiles()).not.toEqual([])
  await reader?.read()
  leaving.abort()
  const contents = () => opened.mock.results.map(({ value }) => value as Readable)
  await until(() => contents().every(({ destroyed }) => destroyed), 'the file is closed')
  await until(() => temporaryFiles().length === 0, 'the documents are removed')
  expect(opened).toHaveBeenCalledTimes(1)
  opened.mockRestore()
})
