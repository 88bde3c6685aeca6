import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { sha256, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { pdfOf } from '../../kit/world/pdf.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'

const limit = 1024 ** 2
let test: TestApp
let admin: Actor
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_UPLOAD_LIMIT: String(limit) } })
  admin = await signIn(test, 'Admin')
  const square = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
  picture = new Uint8Array(await square.png().toBuffer())
})
afterAll(() => test.dispose())

type Answer = { __typename: string; code?: string } & Record<string, unknown>
type Sent = {
  status: number
  body: { data?: { result: Answer }; errors?: { extensions: { code: string } }[] }
}
type Form = { operations?: unknown; map?: unknown; files?: [key: string, file: Blob, name: string][] }

const preflight = { 'graphql-require-preflight': '1' }

async function sendForm(
  actor: Actor,
  { operations, map, files = [] }: Form,
  headers: Record<string, string> = preflight,
): Promise<Sent> {
  const body = new FormData()
  if (operations !== undefined) body.append('operations', JSON.stringify(operations))
  if (map !== undefined) body.append('map', JSON.stringify(map))
  for (const [key, file, name] of files) body.append(key, file, name)
  const response = await actor.fetch('/graphql', { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}

/** Runs a mutation with one file in its input. */
function formOf(field: string, input: object, selection: string, file: Blob, name = 'a.png'): Form {
  const type = field.charAt(0).toUpperCase() + field.slice(1)
  const query = `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
    __typename ... on ${type}Payload { ${selection} } ... on Error { code } } }`
  return {
    operations: withGlobalIds({ query, variables: { input: { ...input, file: null } } }),
    map: { 0: ['variables.input.file'] },
    files: [['0', file, name]],
  }
}

async function mutate(actor: Actor, form: Form, headers?: Record<string, string>): Promise<Answer> {
  const { body } = await sendForm(actor, form, headers)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.result
}

const uploading = (files: [Blob, string][], fileName?: string): Form => ({
  operations: {
    query: `mutation ($input: UploadFilesInput!) { result: uploadFiles(input: $input) { __typename
      ... on UploadFilesPayload { files { hash name size url } } ... on Error { code } } }`,
    variables: { input: { files: files.map(() => null), fileName } },
  },
  map: Object.fromEntries(files.map((_file, index) => [`f${index}`, [`variables.input.files.${index}`]])),
  files: files.map(([file, name], index) => [`f${index}`, file, name]),
})

describe('a file sent with its operation', () => {
  it('can be the picture of a user, a team, a game and the platform', async () => {
    const user = await signIn(test)
    const teamId = await makeTeam(user)
    const gameId = await makeGame(admin)
    const png = new Blob([picture])
    const stored = /^\/assets\/[0-9a-f]{64}\//
    expect(await mutate(user, formOf('updateAvatar', {}, 'viewer { avatarUrl }', png))).toMatchObject({
      viewer: { avatarUrl: expect.stringMatching(stored) },
    })
    expect(
      await mutate(user, formOf('updateTeamAvatar', { teamId }, 'team { avatarUrl }', png)),
    ).toMatchObject({ team: { avatarUrl: expect.stringMatching(stored) } })
    expect(
      await mutate(admin, formOf('updateGamePoster', { gameId }, 'game { posterUrl }', png)),
    ).toMatchObject({ game: { posterUrl: expect.stringMatching(stored) } })
    expect(
      await mutate(admin, formOf('updateLogo', {}, 'settings { globalConfig { logoUrl } }', png)),
    ).toMatchObject({ settings: { globalConfig: { logoUrl: expect.stringMatching(stored) } } })
  })

  it('can be replaced by the hash of an uploaded file', async () => {
    const gameId = await makeGame(admin)
    const hash = await uploadFile(admin, picture, 'poster.png')
    const byHash = await admin.mutate('updateGamePoster', { gameId, hash }, 'game { posterUrl }')
    expect(byHash).toMatchObject({ game: { posterUrl: expect.stringContaining('/poster') } })
    expect(await admin.mutate('updateGamePoster', { gameId })).toMatchObject({ code: 'INVALID_INPUT' })
    // The input has a file name, but the request is not a form.
    expect(await admin.mutate('updateGamePoster', { gameId, file: '0' })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('is stored for authors, several in their order', async () => {
    const [one, two] = [randomBytes(3000), randomBytes(200)]
    const form = uploading([
      [new Blob([one]), 'one.bin'],
      [new Blob([]), 'empty'],
      [new Blob([two]), 'two.bin'],
    ])
    expect(await mutate(admin, form)).toMatchObject({
      files: [
        { hash: sha256(one), name: 'one.bin', size: 3000, url: `/assets/${sha256(one)}/one.bin` },
        { hash: sha256(two), name: 'two.bin', size: 200 },
      ],
    })
    const user = await signIn(test)
    expect(await mutate(user, uploading([[new Blob(['x']), 'x']]))).toMatchObject({
      __typename: 'ForbiddenError',
    })
    expect(await mutate(test.anonymous(), uploading([[new Blob(['x']), 'x']]))).toMatchObject({
      __typename: 'UnauthenticatedError',
    })
  })

  it('is the write-up of a team', async () => {
    const { gameId, players } = await makePlayedGame(test, { teams: 1, challenges: 0 })
    const writeupDeadline = new Date(Date.now() + 3_600_000)
    await test.services.db.game.update({
      where: { id: gameId },
      data: { writeupRequired: true, writeupDeadline },
    })
    const { actor = test.anonymous() } = players[0] ?? {}
    const form = formOf(
      'submitWriteup',
      { gameId },
      'participation { writeup { name size } }',
      pdfOf('Solved'),
      'w.pdf',
    )
    expect(await mutate(actor, form)).toMatchObject({
      participation: { writeup: { name: expect.stringMatching(/\.pdf$/), size: pdfOf('Solved').size } },
    })
    const wrong = formOf('submitWriteup', { gameId }, '__typename', new Blob(['text']), 'w.pdf')
    expect(await mutate(actor, wrong)).toMatchObject({ code: 'WRITEUP_NOT_PDF' })
    const links = `{ game: gameByDatabaseId(databaseId: ${gameId}) { scoreboardSheetUrl submissionSheetUrl writeupArchiveUrl } }`
    const { game } = await admin.query<{ game: Record<string, string> }>(links)
    for (const url of Object.values(game)) expect((await admin.rest('GET', url)).status).toBe(200)
    const { errors } = await actor.graphql(links)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(Array(3).fill('AUTH_FORBIDDEN'))
  })

  it('has the limits of the REST API', async () => {
    const user = await signIn(test)
    const tooLarge = await sendForm(
      admin,
      uploading([
        [new Blob(['small']), 'small'],
        [new Blob([randomBytes(limit + 1)]), 'large'],
      ]),
    )
    expect(tooLarge.body.errors?.[0]?.extensions.code).toBe('ASSET_TOO_LARGE')
    expect(await test.services.db.file.count({ where: { hash: sha256(Buffer.from('small')) } })).toBe(0)
    expect(await mutate(admin, uploading([[new Blob([randomBytes(limit)]), 'most']]))).toMatchObject({
      __typename: 'UploadFilesPayload',
    })
    const noPicture = formOf('updateAvatar', {}, '__typename', new Blob(['text']))
    expect(await mutate(user, noPicture)).toMatchObject({ code: 'ASSET_NOT_AN_IMAGE' })
  })

  it('is not read if the caller may not send it', async () => {
    const outgoing = httpRequest(new URL('/graphql', test.url), {
      method: 'POST',
      headers: {
        ...preflight,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 10 * limit,
      },
    })
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    const { operations, map } = uploading([[new Blob([]), 'x']])
    const part = (name: string, text: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
    outgoing.write(part('operations', JSON.stringify(operations)) + part('map', JSON.stringify(map)))
    outgoing.write('--b\r\ncontent-disposition: form-data; name="f0"; filename="a"\r\n\r\nhalf')
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    outgoing.destroy()
  })
})

describe('a form', () => {
  const good = () => uploading([[new Blob(['x']), 'x']])

  it('is rejected from another site, and without a header that sites cannot send', async () => {
    expect((await sendForm(admin, good(), {})).status).toBe(403)
    expect((await sendForm(admin, good(), { ...preflight, origin: 'http://elsewhere.test' })).status).toBe(
      403,
    )
    expect((await sendForm(admin, good(), { 'x-xsrf-token': 'wrong' })).status).toBe(403)
    const token = /XSRF-TOKEN=([^;]+)/.exec(admin.cookieHeader)?.[1] ?? ''
    expect((await sendForm(admin, good(), { 'x-xsrf-token': token })).status).toBe(200)
  })

  it.each<[string, (form: Form) => Form]>([
    ['no operation', ({ map, files }) => ({ map, ...(files && { files }) })],
    ['no map', ({ operations, files }) => ({ operations, ...(files && { files }) })],
    ['a batch', (form) => ({ ...form, operations: [form.operations] })],
    ['a place that is not null', (form) => ({ ...form, map: { f0: ['variables.input'] } })],
    ['a place outside the variables', (form) => ({ ...form, map: { f0: ['query'] } })],
    ['a place that is not there', (form) => ({ ...form, map: { f0: ['variables.input.none.0'] } })],
    ['a prototype', (form) => ({ ...form, map: { f0: ['variables.__proto__.x'] } })],
    ['a map that is a list', (form) => ({ ...form, map: [['variables.input.files.0']] })],
    ['too many files', (form) => ({ ...form, map: Object.fromEntries(Array.from({ length: 101 }, (_x, i) => [`f${i}`, ['variables.input.files.0']])) })], // oxfmt-ignore
  ])('with %s is malformed', async (_name, change) => {
    const { status, body } = await sendForm(admin, change(good()))
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'HTTP_MALFORMED_OPERATION_FORM'])
  })

  it('with too long an operation is rejected', async () => {
    const form = { ...good(), operations: { query: `{ ${' '.repeat(70_000)} }` } }
    expect((await sendForm(admin, form)).status).toBe(413)
  })

  it('without a file named in its map is rejected by the mutation', async () => {
    const answer = await mutate(admin, { ...good(), files: [] })
    expect(answer).toMatchObject({ __typename: 'InvalidInputError', code: 'INVALID_INPUT' })
  })
})
