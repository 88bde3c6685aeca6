import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let folder: string

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-hints-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await test.dispose()
})

it('imports hints with their titles and costs, and keeps a hint whose cost changes', async () => {
  const gameId = await makeGame(admin, {})
  const author = await tokenOf(test, admin, ['read', 'author'])
  const token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  mkdirSync(path.join(folder, 'tide'))
  const importCosts = async (cost: number) => {
    const hints = `hints:\n  - look up\n  - {title: Horizon, content: look far, cost: ${cost}}\n`
    const text = `name: Tide\ncategory: misc\nvalue: 100\nflags: ["flag{x}"]\n${hints}`
    writeFileSync(path.join(folder, 'tide', 'challenge.yml'), text)
    const env = { ...process.env, HALYARD_URL: test.url, HALYARD_TOKEN: token }
    await promisify(execFile)(process.execPath, ['cli/bin.js', 'import', folder, '--game', String(gameId)], {
      env,
    })
    const challenge = await test.services.db.challenge.findFirstOrThrow({
      where: { gameId },
      include: { extraHints: true },
    })
    expect(challenge.hints).toEqual(['look up'])
    expect(challenge.extraHints).toMatchObject([{ title: 'Horizon', content: 'look far', cost }])
    return challenge.extraHints[0]?.id
  }
  expect(await importCosts(70)).toBe(await importCosts(50))
})
