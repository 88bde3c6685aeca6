import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// Programs that join `/api/v1/…` to a host reach the interface of a game at a host name of its own.

let test: TestApp
let gameId: number

beforeAll(async () => {
  const hosts = ['ctfd.example=ctfd:1', 'rctf.example=rctf:1', 'closed.example=ctfd:2']
  test = await startTestApp({ env: { HALYARD_COMPAT_HOSTS: hosts.join(',') } })
  const admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
  await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
  await admin.mutate('updateGame', { gameId, hasCompatibleApis: true })
  await makeGame(admin)
})
afterAll(() => test.dispose())

/** A client whose requests have another `Host`, which `fetch` does not send. */
function call(host: string, path: string, method = 'GET') {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    request(test.url + path, { method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      )
    })
      .once('error', reject)
      .end()
  })
}

it('has the interface of its game at the root', async () => {
  expect(gameId).toBe(1)
  for (const host of ['ctfd.example', 'CTFd.example:8080']) {
    const { status, text } = await call(host, '/api/v1/challenges?category=Misc')
    expect([host, status, JSON.parse(text)]).toMatchObject([host, 200, { success: true }])
  }
  const rctf = await call('rctf.example', '/api/v1/challs')
  expect([rctf.status, JSON.parse(rctf.text)]).toMatchObject([
    200,
    { kind: 'goodChallenges', data: [{ name: 'Pier' }] },
  ])
})

it.each(['GET', 'POST', 'DELETE'])('has nothing else: %s', async (method) => {
  for (const path of [
    '/',
    '/login',
    '/games/1',
    '/api/config',
    '/api/game/1/scoreboard',
    '/graphql',
    '/static/x.js',
    '//',
  ]) {
    const ctfd = await call('ctfd.example', path, method)
    expect([path, ctfd.status, ctfd.type]).toEqual([path, 404, expect.stringContaining('json')])
    expect(JSON.parse(ctfd.text)).toMatchObject({ success: false })
    const rctf = await call('rctf.example', path, method)
    expect([path, JSON.parse(rctf.text)]).toMatchObject([path, { kind: 'badEndpoint' }])
  }
  expect((await call('ctfd.example', '/api/v1/users/me', 'GET')).status).toBe(403)
})

it('has the files that the answers name, and its own long address', async () => {
  const asset = await call('rctf.example', `/assets/${'a'.repeat(64)}/avatar`)
  expect([asset.status, JSON.parse(asset.text)]).toMatchObject([404, { title: expect.any(String) }])
  expect((await call('ctfd.example', '/compat/ctfd/1/api/v1/teams')).status).toBe(200)
})

it('answers nothing for a game without the interface, and leaves other hosts as they are', async () => {
  expect((await call('closed.example', '/api/v1/challenges')).status).toBe(404)
  expect((await call('other.example', '/api/config')).status).toBe(200)
  expect((await call('other.example', '/api/v1/challenges')).status).toBe(404)
})
