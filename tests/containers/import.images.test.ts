import Docker from 'dockerode'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createEngineImages } from '../../server/ports/containers/docker/docker-images.ts'
import { makeCommandLine } from '../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../kit/server/app.ts'
import { serviceImage } from '../kit/services/docker/test-images.ts'
import { startRegistry, type TestRegistry } from '../kit/services/docker/test-registry.ts'
import { tokenOf } from '../kit/visibility/shown-world.ts'
import { signIn } from '../kit/world/factories.ts'
import { makeGame } from '../kit/world/games.ts'

const host = inject('dockerHost')
const docker = new Docker({ socketPath: host.replace('unix://', '') })
let test: TestApp
let registry: TestRegistry
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>
let gameId: number
let env: Record<string, string>

beforeAll(async () => {
  test = await startTestApp()
  registry = await startRegistry()
  commandLine = await makeCommandLine()
  const admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin, {})
  const author = await tokenOf(test, admin, ['read', 'author'])
  const token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  env = { HALYARD_URL: test.url, HALYARD_TOKEN: token, DOCKER_HOST: host, DOCKER_BUILDKIT: '0' }
})
afterAll(async () => {
  commandLine.remove()
  await registry.stop()
  await test.dispose()
})

const halyard = (...args: string[]) => commandLine.run(env, ...args)
const into = () => [commandLine.folder, '--game', String(gameId), '--registry', `${registry.host}/event`]
const imageOf = async (title: string) =>
  (await test.services.db.challenge.findFirstOrThrow({ where: { gameId, title } })).containerImage ?? ''

it('builds and pushes the images of three formats, once for each content', async () => {
  const dockerfile = `FROM ${serviceImage}\nCOPY page /www/page\nEXPOSE 4000\n`
  commandLine.write({
    'ctfcli/web/door/challenge.yml':
      'name: Front Door\ncategory: web\nvalue: 1\nflags: [f]\nimage: .\nstate: visible\n',
    'ctfcli/web/door/Dockerfile': dockerfile,
    'ctfcli/web/door/page': 'door',
    'rcds/web/lock/challenge.yaml':
      'name: Lock\nauthor: a\ndescription: x\nvalue: 1\nflag: f\ncontainers: {main: {build: {context: server, args: {A: b}}, resources: {limits: {memory: 128Mi}}}}\nexpose: {main: [{target: 1337, tcp: 4001}]}\n',
    'rcds/web/lock/server/Dockerfile': dockerfile,
    'rcds/web/lock/server/page': 'lock',
    'gzcli/Web/tower/challenge.yml':
      'name: Tower\ntype: DynamicContainer\nvalue: 1\nvisible: true\ncontainer: {containerImage: tower, exposePort: 80, flagTemplate: "flag{[GUID]}"}\n',
    'gzcli/Web/tower/src/Dockerfile': dockerfile,
    'gzcli/Web/tower/src/page': 'tower',
  })
  const plan = await halyard('plan', ...into(), '--strict')
  expect(plan).toMatchObject({ code: 0, out: expect.stringContaining('3 created') })
  expect(registry.pushed).toEqual([])
  expect(await halyard('apply', ...into(), '--build', '--strict')).toMatchObject({ code: 0 })
  const names = (await Promise.all(['Front Door', 'Lock', 'Tower'].map(imageOf))).map((image) =>
    image.replace(`${registry.host}/`, ''),
  )
  expect(names.map((name) => name.replace(/:[0-9a-f]{12}$/, ':tag'))).toEqual([
    'event/front-door:tag',
    'event/lock-main:tag',
    'event/tower:tag',
  ])
  expect(registry.pushed.toSorted()).toEqual(names)
  const door = await test.services.db.challenge.findFirstOrThrow({ where: { gameId, title: 'Front Door' } })
  expect(door).toMatchObject({ type: 'StaticContainer', containerExposePort: 4000, isEnabled: true })

  // Another engine gets the image from the registry.
  const image = await imageOf('Lock')
  await docker.getImage(image).remove({ force: true })
  const images = createEngineImages({ docker, engine: host, accounts: {} })
  expect(await images.has(image)).toBe(false)
  await images.pull(image, () => undefined)
  expect(await images.has(image)).toBe(true)
  expect((await docker.getImage(image).inspect()).Config.ExposedPorts).toEqual({ '4000/tcp': {} })

  // Only the image whose files have changed is built again.
  commandLine.write({ 'ctfcli/web/door/page': 'another API' })
  const second = await halyard('apply', ...into(), '--build')
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining('1 changed, 2 unchanged') })
  expect(registry.pushed).toHaveLength(4)
  expect(registry.pushed.at(-1)).toBe((await imageOf('Front Door')).replace(`${registry.host}/`, ''))
})

it('writes no challenge whose image cannot be built, and finds images that no registry has', async () => {
  commandLine.clear()
  commandLine.write({
    'web/broken/challenge.yml': 'name: Broken\ncategory: web\nvalue: 1\nflags: [f]\nimage: .\n',
    'web/broken/Dockerfile': `FROM ${serviceImage}\nCOPY missing /www/\nEXPOSE 80\n`,
    'web/gone/challenge.yml': `name: Gone\ncategory: web\nvalue: 1\nflags: [f]\nimage: registry://${registry.host}/event/gone:1\nport: 80\n`,
  })
  const image = await imageOf('Lock')
  commandLine.write({
    'web/here/challenge.yml': `name: Here\ncategory: web\nvalue: 1\nflags: [f]\nimage: registry://${image}\nport: 80\n`,
  })
  const { code, out } = await halyard('apply', ...into(), '--build')
  expect(code).toBe(1)
  expect(out).toContain('"docker build" failed')
  expect(await test.services.db.challenge.count({ where: { gameId, title: 'Broken' } })).toBe(0)
  const lint = await halyard('lint', commandLine.folder, '--images', '--registry', `${registry.host}/event`)
  expect(lint.out).toContain(`image: ${registry.host}/event/gone:1 cannot be read from its registry`)
  expect(lint.out).not.toContain(image)
  expect(lint.code).toBe(1)
})
