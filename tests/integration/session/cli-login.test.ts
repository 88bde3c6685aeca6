import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { runHalyard } from '../../kit/server/operator.ts'

let test: TestApp
let home: string
beforeAll(async () => {
  test = await startTestApp()
  home = mkdtempSync(path.join(tmpdir(), 'halyard-cli-'))
})
afterAll(async () => {
  await test.dispose()
  rmSync(home, { recursive: true, force: true })
})

const halyard = (args: string[], input = '') =>
  runHalyard(args, { XDG_CONFIG_HOME: home, HALYARD_URL: test.url }, input)

async function keptToken() {
  const { tokenId } = JSON.parse(readFileSync(path.join(home, 'halyard', 'login.json'), 'utf8')) as {
    tokenId: string
  }
  const id = Number(Buffer.from(tokenId, 'base64').toString().split(':')[1])
  return test.services.db.apiToken.findUniqueOrThrow({ where: { id } })
}

it('stores a token for 30 days with the scopes of the commands, and reads the password from standard input', async () => {
  const { userName } = await signIn(test, 'Admin')
  const plain = await halyard(['login', '--user', userName], `${password}\n`)
  expect(plain).toMatchObject({ code: 0, stderr: '' })
  const token = await keptToken()
  expect(token.scopes).toEqual(['read', 'play'])
  const days = (token.expiresAt.getTime() - token.createdAt.getTime()) / 86_400_000
  expect(Math.round(days)).toBe(30)

  const author = await halyard(['login', '--author', '--user', userName, '--password', password])
  expect(author).toMatchObject({ code: 0, stderr: expect.stringContaining('--password') })
  expect((await keptToken()).scopes).toEqual(['read', 'author'])
})

it('does not suggest an option for a missing password, which other users of the machine could read', async () => {
  const noPassword = await halyard(['login', '--user', 'Admin'])
  expect(noPassword).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Password is missing. Pipe it in,'),
  })
  const noName = await halyard(['login'])
  expect(noName).toMatchObject({ code: 2, stderr: expect.stringContaining('Pass it as an option') })
})
