import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { pdfOf } from '../../kit/world/pdf.ts'
import { until } from '../../kit/wait.ts'

const hourMs = 3_600_000
let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

type Changes = { teams?: number; startHours?: number; endHours?: number; practiceMode?: boolean }

/** A live game that accepts write-ups for two more hours. */
async function makeWriteupGame({ teams = 1, ...changes }: Changes = {}): Promise<
  PlayedGame & { player: Player }
> {
  const played = await makePlayedGame(test, { teams, challenges: 0, ...changes })
  await test.services.db.game.update({
    where: { id: played.gameId },
    data: {
      writeupRequired: true,
      writeupNote: 'As **PDF**',
      writeupDeadline: new Date(Date.now() + 2 * hourMs),
    },
  })
  const [player] = played.players
  if (!player) throw new Error('no team')
  return { ...played, player }
}

const pathOf = (gameId: number) => `/api/game/${gameId}/writeup`

type Part = { content?: Blob | string; name?: string; type?: string; field?: string }

function formOf({ content = pdfOf('Solved'), name = 'w.pdf', type = 'application/pdf', field }: Part = {}) {
  const form = new FormData()
  form.append(field ?? 'file', new Blob([content], { type }), name)
  return form
}

const handIn = (actor: Actor, gameId: number, part: Part = {}) =>
  actor.rest('POST', pathOf(gameId), formOf(part))

async function readByGraphQL(actor: Actor, participationId: number) {
  const { data } = await actor.graphql(
    `{ participation: participationByDatabaseId(databaseId: ${participationId}) { writeup { name size url uploadedAt } } }`,
  )
  return (data as { participation: { writeup: Record<string, unknown> | null } | null }).participation
}

const sha256 = async (blob: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex')

describe('a write-up', () => {
  it('is handed in, read through both APIs, listed and downloaded', async () => {
    const { gameId, player } = await makeWriteupGame()
    const before = await player.actor.rest('GET', pathOf(gameId))
    expect(before.body).toEqual({ submitted: false, name: '#', fileSize: 0, note: 'As **PDF**' })
    expect(await readByGraphQL(player.actor, player.participationId)).toEqual({ writeup: null })

    const content = pdfOf('How it was solved')
    const answer = await handIn(player.actor, gameId, { content, name: 'my notes.pdf' })
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([200, '', null])

    const { body } = await player.actor.rest('GET', pathOf(gameId))
    const { name } = body as { name: string }
    expect(body).toEqual({ submitted: true, name, fileSize: content.size, note: 'As **PDF**' })
    expect(name).toMatch(
      new RegExp(`^Writeup-${gameId}-${player.teamId}-\\d{8}-\\d\\d\\.\\d\\d\\.\\d\\dZ\\.pdf$`),
    )
    const url = `/assets/${await sha256(content)}/${name}`
    const uploadedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const shown = { writeup: { name, size: content.size, url, uploadedAt } }
    expect(await readByGraphQL(player.actor, player.participationId)).toEqual(shown)
    expect(await readByGraphQL(admin, player.participationId)).toEqual(shown)
    expect((await admin.rest('GET', `/api/admin/writeups/${gameId}`)).body).toMatchObject([
      { id: player.participationId, url },
    ])
    expect(await (await player.actor.fetch(url)).text()).toBe(await content.text())
    await test.services.logs.flush()
    const [row] = await test.services.db.log.findMany({ where: { userName: player.userName } })
    expect(row).toMatchObject({ level: 'Information', status: 'Success' })
    expect(row?.message).toContain(name)
  })

  it('replaces the earlier one, whose file is deleted unless another team uses it', async () => {
    const { gameId, players } = await makeWriteupGame({ teams: 2 })
    const [first, second] = players as [Player, Player]
    const [own, shared, next] = [pdfOf(`own ${gameId}`), pdfOf(`shared ${gameId}`), pdfOf(`next ${gameId}`)]
    const isThere = async (content: Blob) =>
      (await test.services.storage.info(await sha256(content))) !== null
    await handIn(first.actor, gameId, { content: own })
    await handIn(second.actor, gameId, { content: shared })
    await handIn(first.actor, gameId, { content: shared })
    expect([await isThere(own), await isThere(shared)]).toEqual([false, true])
    await handIn(first.actor, gameId, { content: shared })
    await handIn(first.actor, gameId, { content: next })
    expect([await isThere(shared), await isThere(next)]).toEqual([true, true])
    const { body } = await second.actor.rest('GET', pathOf(gameId))
    expect(body).toMatchObject({ submitted: true, fileSize: shared.size })
    expect((body as { name: string }).name).toContain(`Writeup-${gameId}-${second.teamId}-`)
  })

  it('is unique when several members upload at the same time', async () => {
    const { gameId, player } = await makeWriteupGame()
    const contents = Array.from({ length: 6 }, (_, index) => pdfOf(`race ${gameId} ${index}`))
    const answers = await Promise.all(contents.map((content) => handIn(player.actor, gameId, { content })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const kept = await Promise.all(
      contents.map(async (content) => (await test.services.storage.info(await sha256(content))) !== null),
    )
    expect(kept.filter(Boolean)).toHaveLength(1)
    const { body } = await player.actor.rest('GET', pathOf(gameId))
    expect(body).toMatchObject({ fileSize: contents[kept.indexOf(true)]?.size })
  })

  it('is handed in after the end too, with practice mode or without, until the deadline', async () => {
    for (const practiceMode of [true, false]) {
      const { gameId, player } = await makeWriteupGame({ startHours: -2, endHours: -1, practiceMode })
      expect((await handIn(player.actor, gameId)).status).toBe(200)
      expect((await player.actor.rest('GET', pathOf(gameId))).status).toBe(200)
      await test.services.db.game.update({
        where: { id: gameId },
        data: { writeupDeadline: new Date(Date.now() - 1000) },
      })
      expect(codeOf(await handIn(player.actor, gameId))).toEqual([400, 'WRITEUP_TOO_LATE'])
      expect((await player.actor.rest('GET', pathOf(gameId))).body).toMatchObject({ submitted: true })
    }
  })

  it('is refused and not kept where the team is suspended while it arrives', async () => {
    const { gameId, player } = await makeWriteupGame()
    const content = pdfOf('Too late for this one')
    const [held, suspend] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const review = test.services.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM participation WHERE id = ${player.participationId} FOR UPDATE`
      held.resolve()
      await suspend.promise
      await tx.participation.update({
        where: { id: player.participationId },
        data: { status: 'Suspended' },
      })
    })
    await held.promise
    const answer = handIn(player.actor, gameId, { content })
    await until(async () => {
      const waiting = await test.services.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return waiting.rows.length > 0
    }, 'the upload waits for the review')
    suspend.resolve()
    await review
    expect(codeOf(await answer)).toEqual([400, 'PARTICIPATION_NOT_ACCEPTED'])
    expect(await test.services.storage.info(await sha256(content))).toBeNull()
    expect(
      await test.services.db.participation.findUnique({ where: { id: player.participationId } }),
    ).toMatchObject({ writeupFileId: null, writeupAt: null })
  })

  it('uses the clock of the platform', async () => {
    const { gameId, player } = await makeWriteupGame()
    test.services.clock.offsetMs = 3 * hourMs
    try {
      expect(codeOf(await handIn(player.actor, gameId))).toEqual([400, 'WRITEUP_TOO_LATE'])
    } finally {
      test.services.clock.offsetMs = 0
    }
    expect((await handIn(player.actor, gameId)).status).toBe(200)
  })
})

describe('a rejected write-up', () => {
  const mebibyte = 1024 ** 2
  const padded = (size: number) => new Blob(['%PDF-1.4\n', new Uint8Array(size - 9)])

  it.each<[string, Part | null, string]>([
    ['no file', null, 'INVALID_INPUT'],
    ['a file in another field', { field: 'files' }, 'INVALID_INPUT'],
    ['an empty file', { content: '' }, 'WRITEUP_EMPTY'],
    ['an empty file that is no PDF', { content: '', name: 'w.txt', type: 'text/plain' }, 'WRITEUP_EMPTY'],
    ['more than 20 MiB', { content: padded(20 * mebibyte + 1) }, 'WRITEUP_TOO_LARGE'],
    [
      'more than 20 MiB of something else',
      { content: padded(30 * mebibyte), name: 'w.zip' },
      'WRITEUP_TOO_LARGE',
    ],
    ['another type', { type: 'application/octet-stream' }, 'WRITEUP_NOT_PDF'],
    ['another ending', { name: 'w.pdf.exe' }, 'WRITEUP_NOT_PDF'],
    ['an ending in capitals', { name: 'w.PDF' }, 'WRITEUP_NOT_PDF'],
    ['what only says that it is a PDF', { content: '<html>%PD</html>' }, 'WRITEUP_NOT_PDF'],
  ])('%s, before anything else is looked at', async (_what, part, code) => {
    // The game does not exist. The file is checked first.
    const user = await signIn(test)
    const form = part ? formOf(part) : new FormData()
    if (!part) form.append('note', 'nothing')
    expect(codeOf(await user.rest('POST', pathOf(2_147_483_647), form))).toEqual([400, code])
  })

  it('anything but a form', async () => {
    const { gameId, player } = await makeWriteupGame()
    expect((await player.actor.rest('POST', pathOf(gameId), { file: 'x' })).status).toBe(415)
  })

  it('whoever does not play, in the order of the contract', async () => {
    const { gameId, player } = await makeWriteupGame()
    const { db } = test.services
    const stranger = await signIn(test)
    const both = async (actor: Actor, id = gameId) => [
      codeOf(await actor.rest('GET', pathOf(id))),
      codeOf(await handIn(actor, id)),
    ]
    const twice = (refusal: [number, string]) => [refusal, refusal]
    expect(await both(test.anonymous())).toEqual(twice([401, 'AUTH_LOGIN_REQUIRED']))
    expect(await both(stranger, 2_147_483_647)).toEqual(twice([404, 'GAME_NOT_FOUND']))
    expect(await both(stranger)).toEqual(twice([400, 'PARTICIPATION_NOT_JOINED']))
    expect(await both(admin)).toEqual(twice([400, 'PARTICIPATION_NOT_JOINED']))
    const where = { id: player.participationId }
    for (const status of ['Pending', 'Rejected', 'Suspended'] as const) {
      await db.participation.update({ where, data: { status } })
      expect(await both(player.actor)).toEqual(twice([400, 'PARTICIPATION_NOT_ACCEPTED']))
    }
    await db.participation.update({ where, data: { status: 'Accepted' } })
    const start = new Date(Date.now() + hourMs / 2)
    const { start: started } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
    await db.game.update({ where: { id: gameId }, data: { start, writeupRequired: false } })
    expect(await both(player.actor)).toEqual(twice([400, 'GAME_NOT_STARTED']))
    await db.game.update({
      where: { id: gameId },
      data: { start: started, writeupDeadline: new Date(Date.now() - hourMs) },
    })
    expect(codeOf(await handIn(player.actor, gameId))).toEqual([400, 'WRITEUP_NOT_WANTED'])
    await db.game.update({ where: { id: gameId }, data: { writeupRequired: true } })
    expect(codeOf(await handIn(player.actor, gameId))).toEqual([400, 'WRITEUP_TOO_LATE'])
  })

  it('leaves no file and keeps the earlier write-up', async () => {
    const { gameId, player } = await makeWriteupGame()
    const kept = pdfOf(`kept ${gameId}`)
    await handIn(player.actor, gameId, { content: kept })
    await test.services.db.game.update({
      where: { id: gameId },
      data: { writeupDeadline: new Date(Date.now() - hourMs) },
    })
    const late = pdfOf(`late ${gameId}`)
    expect((await handIn(player.actor, gameId, { content: late })).status).toBe(400)
    expect(await test.services.storage.info(await sha256(late))).toBeNull()
    expect(await test.services.storage.info(await sha256(kept))).not.toBeNull()
    const { body } = await player.actor.rest('GET', pathOf(gameId))
    expect(body).toMatchObject({ submitted: true, fileSize: kept.size })
  })

  it('a look at the write-up of another team, or of one that the viewer does not play for', async () => {
    const { gameId, players } = await makeWriteupGame({ teams: 2 })
    const [player, rival] = players as [Player, Player]
    await handIn(player.actor, gameId)
    expect(await readByGraphQL(rival.actor, player.participationId)).toBeNull()
    expect(await readByGraphQL(test.anonymous(), player.participationId)).toBeNull()
    const monitor = await signIn(test, 'Monitor')
    expect(await readByGraphQL(monitor, player.participationId)).toEqual({ writeup: null })
    const mate = await signIn(test)
    await test.services.db.teamMember.create({ data: { teamId: player.teamId, userId: mate.userId } })
    expect(await readByGraphQL(mate, player.participationId)).toEqual({ writeup: null })
  })
})
