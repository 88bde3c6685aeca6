import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { restApi as api, type Outcome } from '../kit/calls/apis.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { startDocker, type TestDocker } from '../kit/services/docker/test-docker.ts'
import { askService, missingImage, serviceImage } from '../kit/services/docker/test-images.ts'

const hourMs = 3_600_000
const title = 'Secret Society'
const lost = 'Lost at Sea'
const team = 'Null Meridian'
/** Has the downloads of the players. */
const folder = mkdtempSync(path.join(tmpdir(), 'halyard-instance-'))

let docker: TestDocker
let product: Product
let browser: Browser
let admin: Actor
let gameId: number
const ids = new Map<string, number>()
const people: Person[] = []

beforeAll(async () => {
  docker = await startDocker()
  product = await startProduct({
    databaseUrl: await createTestDatabase(),
    env: {
      HALYARD_RATE_LIMITS: 'off',
      HALYARD_CONTAINERS: 'docker',
      HALYARD_PORT_MAPPING: 'PlatformProxy',
      DOCKER_HOST: docker.host,
    },
  })
  browser = await launchBrowser()
  admin = await product.admin()
  // The extension window equals the first lifetime, so it is open at first and closed after the extension.
  await admin.rest('PUT', '/api/admin/config', {
    containerPolicy: { defaultLifetime: 30, renewalWindow: 30, extensionDuration: 60 },
  })
  gameId = await done(
    api.createGame(admin, {
      title: 'Harbour Trial',
      start: Date.now() - hourMs,
      end: Date.now() + 24 * hourMs,
      acceptWithoutReview: true,
      containerCountLimit: 3,
    }),
  )
  await createChallenge(title, serviceImage)
  await createChallenge(lost, missingImage)
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await docker?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function done<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const answer = await outcome
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer.value
}

async function createChallenge(name: string, containerImage: string): Promise<void> {
  const input = { title: name, category: 'Pwn', type: 'DynamicContainer' }
  const id = await done(api.createChallenge(admin, gameId, input))
  ids.set(name, id)
  const limits = { memoryLimit: 64, cpuCount: 5, containerExposePort: 80 }
  const template = { flagTemplate: 'flag{knock_[TEAM_HASH]}' }
  await done(
    api.updateChallenge(admin, gameId, id, { containerImage, isEnabled: true, ...limits, ...template }),
  )
}

async function arrive(as: Actor): Promise<Page> {
  const person = await openBrowser(browser, product.url, { as })
  people.push(person)
  return person.page
}

/** The captain of an accepted team. */
async function enter(): Promise<Actor> {
  const player = product.anonymous()
  const account = { userName: 'marrow', password: 'Sail4home', email: 'marrow@players.example' }
  await done(api.register(player, account))
  const teamId = await done(api.createTeam(player, { name: team }))
  await done(api.join(player, gameId, { teamId }))
  return player
}

async function openChallenge(page: Page, name: string): Promise<Locator> {
  await visit(page, `/games/${gameId}/challenges`)
  await page.getByRole('link', { name }).first().click()
  return page.getByRole('dialog', { name })
}

/**
 * Downloads the file that the page names, runs the copied command with it, and reads from its local port.
 * @throws when the command ends
 */
async function readThrough(command: string, from: Locator): Promise<string> {
  const [node, file = '', ...args] = command.split(' ')
  expect(node).toBe('node')
  const downloaded = from.page().waitForEvent('download')
  await from.getByRole('link', { name: file }).click()
  const program = path.join(folder, (await downloaded).suggestedFilename())
  expect(path.basename(program)).toBe(file)
  await (await downloaded).saveAs(program)
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const killOnExit = () => child.kill('SIGKILL')
  process.on('exit', killOnExit)
  try {
    let output = ''
    const address = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const [found] = /127\.0\.0\.1:\d+(?= to )/.exec(output) ?? []
        if (found) resolve(found)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', () => reject(new Error(`the command ended:\n${output}`)))
    })
    return await (await askService(address)).text()
  } finally {
    process.off('exit', killOnExit)
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
}

async function copied(page: Page, from: Locator): Promise<string> {
  await from.getByRole('button', { name: 'Copy address' }).click()
  await from.getByRole('button', { name: 'Copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

it('is tested by its author, who sees the progress of the start and the output', async () => {
  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/challenges/${ids.get(title)}`)
  const panel = page.getByRole('region', { name: 'Test container' })
  await panel.getByRole('button', { name: 'Start' }).click()
  await panel.getByText('Running', { exact: true }).waitFor()
  const log = panel.getByRole('log', { name: 'Start log' })
  for (const line of [/queued/, /running after [\d.]+ s/, 'service up']) await log.getByText(line).waitFor()
  const command = await copied(page, panel)
  expect(command).toContain('/api/proxy/noinst/')
  expect(await readThrough(command, panel)).toBe('flag{knock_TestTeamHash}')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await log.getByText('stopped').waitFor()
  await panel.getByRole('button', { name: 'Start' }).waitFor()
})

it('is started, read, extended and solved by a player, which stops it, while an administrator looks on', async () => {
  const player = await enter()
  const watch = await arrive(admin)
  const isLive = watch.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'))
  await visit(watch, '/admin/instances')
  await watch.getByText('No running instances').waitFor()
  await isLive

  const page = await arrive(player)
  const dialog = await openChallenge(page, title)
  const instance = dialog.getByRole('region', { name: 'Instance' })
  await instance.getByText('Runs for 30 min once started').waitFor()
  await instance.getByText('0 of 3 instances in use.').waitFor()
  await instance.getByRole('button', { name: 'Start instance' }).click()
  await instance.getByText(/^00:(29|30):\d\d$/).waitFor()
  await instance.getByText('1 of 3 instances in use.').waitFor()
  const row = watch.getByRole('row', { name: new RegExp(`${team}.*${title}`) })
  await row.getByText(/^00:(29|30):\d\d$/).waitFor()
  await row.getByText(/^[\d.]+ (bytes|[KM]B)$/).waitFor()
  await row.getByText(/^[\d.]+%$/).waitFor()

  const flag = await readThrough(await copied(page, instance), instance)
  expect(flag).toMatch(/^flag\{knock_[0-9a-f]{12}\}$/)

  await instance.getByText('Expiring soon').waitFor()
  await instance.getByRole('button', { name: 'Extend by 60 min' }).click()
  await instance.getByText(/^01:(28|29|30):\d\d$/).waitFor()
  await row.getByText(/^01:(28|29|30):\d\d$/).waitFor()
  expect(await instance.getByRole('button', { name: 'Extend', exact: true }).isDisabled()).toBe(true)
  await instance.getByText('You can extend it in the last 30 minutes.').waitFor()

  // The right flag stops the instance.
  await dialog.getByLabel('Flag').fill(flag)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('status').getByText('First blood.').waitFor()
  await instance.getByText('Runs for 30 min once started').waitFor()
  expect(await instance.getByRole('button', { name: 'Start instance' }).isDisabled()).toBe(true)
  await watch.getByText('No running instances').waitFor()
  expect(await docker.docker.listContainers({ all: true })).toEqual([])
})

it('says in words why it does not start, and can be tried again', async () => {
  const player = product.anonymous()
  await done(api.logIn(player, { userName: 'marrow', password: 'Sail4home' }))
  const dialog = await openChallenge(await arrive(player), lost)
  const instance = dialog.getByRole('region', { name: 'Instance' })
  await instance.getByRole('button', { name: 'Start instance' }).click()
  const failure = instance
    .getByRole('alert')
    .filter({ hasText: 'This challenge is not set up yet. The organizers know.' })
  await failure.waitFor()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await failure.waitFor()
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})
