import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { uploadFile } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'
import { act, firstOf, idOf, share, writeupsFor } from './shared-calls.ts'

const hourMs = 3_600_000
const start = new Date('2030-01-01T00:00:00.000Z')
const end = new Date(start.getTime() + 3 * hourMs)

let test: TestApp
let setTime: (time: Date) => Promise<void>
let admin: Actor
let monitor: Actor

beforeAll(async () => {
  ;({ test, setTime } = await startStillApp())
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})
afterAll(() => test.dispose())

type Settings = {
  playerWriteups?: 'Off' | 'AfterApproval' | 'AtOnce'
  freezeAt?: Date
  practiceMode?: boolean
}

/** A game of two teams that have both solved the first of two challenges, and has ended. */
async function makeGame(settings: Settings = {}) {
  await setTime(new Date(start.getTime() + 1))
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const data = { start, end, playerWriteups: 'AfterApproval', ...newGameKeys(null), ...settings } as const
  await test.services.db.game.update({ where: { id: gameId }, data })
  const token = `1:${'A'.repeat(86)}==`
  await test.services.db.participation.updateMany({ where: { gameId }, data: { token } })
  const [challengeId = 0, otherId = 0] = challengeIds
  for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  await setTime(end)
  const [one, two] = players
  if (!one || !two) throw new Error('two players are missing')
  return { gameId, challengeId, otherId, one, two }
}

async function addPdf({ participationId }: Player): Promise<void> {
  const hash = await uploadFile(admin, 'paper.pdf')
  const { id } = await test.services.db.file.findFirstOrThrow({ where: { hash } })
  const data = { writeupFileId: id, writeupName: 'paper.pdf', writeupAt: end }
  await test.services.db.participation.update({ where: { id: participationId }, data })
}

describe('the list of write-ups', () => {
  it('is searched by author, team and the titles of challenges that the viewer sees', async () => {
    const { gameId, challengeId, one, two } = await makeGame()
    const { db } = test.services
    await db.team.update({ where: { id: one.teamId }, data: { name: 'Beacon' } })
    await db.challenge.update({ where: { id: challengeId }, data: { title: 'Tide tables' } })
    for (const player of [one, two]) await share(player, { challengeId, text: '# Sea' })
    const { userName } = await db.user.findUniqueOrThrow({ where: { id: two.userId } })
    const countFor = async (actor: Actor, search: string) => {
      const args = `, state: Waiting, search: ${JSON.stringify(search)}`
      return (await writeupsFor(actor, gameId, args)).list.length
    }
    expect(await countFor(monitor, 'BEAC')).toBe(1)
    expect(await countFor(monitor, userName.toUpperCase())).toBe(1)
    expect(await countFor(monitor, 'tide')).toBe(2)
    expect(await countFor(monitor, 'sea')).toBe(0)
    expect(await countFor(two.actor, 'tide')).toBe(1)
    await db.challenge.update({ where: { id: challengeId }, data: { isEnabled: false } })
    expect(await countFor(two.actor, userName)).toBe(1)
    expect(await countFor(two.actor, 'tide')).toBe(0)
    expect(await countFor(monitor, 'tide')).toBe(2)
  })
})

describe('a write-up of a player', () => {
  it('is shared after the end by a player whose team has solved the challenge', async () => {
    const { gameId, challengeId, otherId, one } = await makeGame()
    const text = '# Tide\n'
    expect(await share(one, { challengeId: otherId, text })).toBe('WRITEUP_NOT_SOLVED')
    expect(await share(one, { challengeId: 2147483647, text })).toBe('WRITEUP_NOT_SOLVED')
    expect(await share({ actor: admin }, { challengeId, text })).toBe('WRITEUP_NOT_SOLVED')
    expect(await share({ actor: test.anonymous() }, { challengeId, text })).toBe('AUTH_LOGIN_REQUIRED')
    const wrong = [
      {},
      { text: ' ' },
      { text, link: 'https://sea.example' },
      { text: 'x'.repeat(50_001) },
      { link: 'http://sea.example' },
      { link: 'https://me:secret@sea.example' },
      { link: 'javascript:alert(1)' },
    ]
    for (const input of wrong) expect(await share(one, { challengeId, ...input })).toBe('INVALID_INPUT')
    await setTime(new Date(end.getTime() - 1))
    expect(await share(one, { challengeId, text })).toBe('WRITEUP_BEFORE_END')
    await setTime(end)
    await admin.mutate('updateGame', { gameId, playerWriteups: 'Off' })
    expect(await share(one, { challengeId, text })).toBe('WRITEUP_NOT_SHARED')
    expect((await writeupsFor(one.actor, gameId)).topics?.get(challengeId)?.mayShare).toBe(false)
    await admin.mutate('updateGame', { gameId, playerWriteups: 'AtOnce' })
    expect((await writeupsFor(one.actor, gameId)).topics?.get(challengeId)?.mayShare).toBe(true)
    expect(await share(one, { challengeId, text })).toBe('ShareWriteupPayload')
    const { topics, list } = await writeupsFor(test.anonymous(), gameId)
    expect(topics?.get(challengeId)).toMatchObject({ count: 1, mayShare: false })
    expect(list).toMatchObject([{ kind: 'Text', text, userName: one.userName, isOwn: false }])
    expect(await share(one, { challengeId, link: ' https://sea.example/a ' })).toBe('ShareWriteupPayload')
    expect((await writeupsFor(one.actor, gameId)).list).toMatchObject([
      { kind: 'Link', text: null, url: 'https://sea.example/a', isOwn: true, version: 2 },
    ])
  })

  it('is one row when a user sends many at once', async () => {
    const { gameId, challengeId, one } = await makeGame({ playerWriteups: 'AtOnce' })
    const sent = Array.from({ length: 8 }, (_, index) => share(one, { challengeId, text: `Way ${index}` }))
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['ShareWriteupPayload']))
    expect((await writeupsFor(admin, gameId)).list).toMatchObject([{ version: 8 }])
  })

  it('waits for an organizer, who has read what is published', async () => {
    const { gameId, challengeId, one, two } = await makeGame()
    await share(one, { challengeId, text: 'Mine' })
    for (const actor of [test.anonymous(), two.actor]) {
      for (const args of ['', ', state: Waiting'])
        expect((await writeupsFor(actor, gameId, args)).list).toEqual([])
    }
    const { id: writeupId, version } = await firstOf(monitor, gameId, 'Waiting')
    expect(await two.actor.query(`{ node(id: "${writeupId}") { id } }`)).toEqual({ node: null })
    expect((await firstOf(one.actor, gameId, 'Waiting')).isOwn).toBe(true)
    const approve = (actor: Actor, seen = version) =>
      act(actor, 'approveWriteup', { writeupId, version: seen })
    for (const actor of [test.anonymous(), one.actor, two.actor])
      expect(await approve(actor)).toMatch(/^AUTH_/)
    await share(one, { challengeId, text: 'Mine, with an insult' })
    expect(await approve(monitor)).toBe('WRITEUP_CHANGED')
    const decisions = await Promise.all([approve(monitor, 2), approve(admin, 2)])
    expect(decisions.toSorted()).toEqual(['ApproveWriteupPayload', 'WRITEUP_CHANGED'])
    expect((await writeupsFor(test.anonymous(), gameId)).list).toMatchObject([{ state: 'Published' }])
    await share(one, { challengeId, text: 'Another text' })
    expect((await writeupsFor(test.anonymous(), gameId)).list).toEqual([])
    const actions = await test.services.db.auditEntry.count({
      where: { gameId, action: 'writeup.published' },
    })
    expect(actions).toBe(1)
  })

  it('is refused with a reason that only its author and organizers read', async () => {
    const { gameId, challengeId, one, two } = await makeGame({ playerWriteups: 'AtOnce' })
    await share(one, { challengeId, text: 'Rude' })
    const { id: writeupId, version } = await firstOf(two.actor, gameId, 'Published')
    const refuse = (reason: string) => act(monitor, 'refuseWriteup', { writeupId, version, reason })
    expect(await refuse(' ')).toBe('INVALID_INPUT')
    expect(await refuse('Please stay polite')).toBe('RefuseWriteupPayload')
    expect((await writeupsFor(two.actor, gameId)).list).toEqual([])
    expect(await firstOf(one.actor, gameId, 'Refused')).toMatchObject({ refusal: 'Please stay polite' })
    await share(one, { challengeId, text: 'Still rude' })
    expect(await firstOf(one.actor, gameId, 'Waiting')).toMatchObject({ refusal: null })
  })

  it('is withdrawn by its author, and ends with its solve', async () => {
    const { gameId, challengeId, one, two } = await makeGame({ playerWriteups: 'AtOnce' })
    for (const player of [one, two]) await share(player, { challengeId, text: 'Told' })
    const { list } = await writeupsFor(one.actor, gameId)
    const writeupId = list.find(({ isOwn }) => isOwn)?.id
    const withdraw = (actor: Actor) => act(actor, 'withdrawWriteup', { writeupId })
    for (const actor of [two.actor, admin]) expect(await withdraw(actor)).toBe('WRITEUP_NOT_FOUND')
    const both = await Promise.all([withdraw(one.actor), withdraw(one.actor)])
    expect(both.toSorted()).toEqual(['WRITEUP_NOT_FOUND', 'WithdrawWriteupPayload'])
    expect((await writeupsFor(admin, gameId)).list).toMatchObject([{ userName: two.userName }])
    await test.services.db.solve.deleteMany({ where: { gameId } })
    expect(await test.services.db.sharedWriteup.count({ where: { gameId } })).toBe(0)
  })

  it('waits for the reveal in a game with a freeze, and for the end of an extended one', async () => {
    const { gameId, challengeId, one } = await makeGame({
      playerWriteups: 'AtOnce',
      freezeAt: new Date(start.getTime() + hourMs),
    })
    await share(one, { challengeId, text: 'Told' })
    const { id } = await firstOf(monitor, gameId, 'Published')
    const told = async () => {
      const { topics, list } = await writeupsFor(test.anonymous(), gameId)
      const { node } = await test.anonymous().query<{ node: object | null }>(`{ node(id: "${id}") { id } }`)
      return [topics !== null, list.length, node !== null]
    }
    expect(await told()).toEqual([false, 0, false])
    await admin.mutate('revealScoreboard', { gameId })
    expect(await told()).toEqual([true, 1, true])
    await test.services.db.game.update({ where: { id: gameId }, data: { end: new Date(end.getTime() + 1) } })
    expect(await told()).toEqual([false, 0, false])
  })

  it('stays hidden with its challenge, from a division, of testers and of suspended teams', async () => {
    const { gameId, challengeId, otherId, one, two } = await makeGame({ playerWriteups: 'AtOnce' })
    const { db } = test.services
    await share(one, { challengeId, text: 'Told' })
    const seenBy = async (actor: Actor) => {
      const { topics, list } = await writeupsFor(actor, gameId)
      expect((await writeupsFor(actor, gameId, `, challengeId: "${idOf(challengeId)}"`)).list).toEqual(list)
      return [topics?.has(challengeId), list.length]
    }
    expect(await seenBy(two.actor)).toEqual([true, 1])
    const division = await db.division.create({ data: { gameId, name: 'Cadets', position: 1 } })
    const place = { divisionId: division.id }
    await db.participation.update({ where: { id: two.participationId }, data: place })
    await db.divisionExclusion.create({ data: { ...place, gameId, challengeId } })
    expect(await seenBy(two.actor)).toEqual([false, 0])
    expect(await share(two, { challengeId, text: 'Seen' })).toBe('WRITEUP_NOT_SOLVED')
    expect(await seenBy(test.anonymous())).toEqual([true, 1])
    await db.challengeRequirement.create({ data: { gameId, challengeId, requiredId: otherId } })
    expect(await seenBy(test.anonymous())).toEqual([false, 0])
    await db.game.update({ where: { id: gameId }, data: { practiceMode: false } })
    expect(await seenBy(test.anonymous())).toEqual([true, 1])
    for (const hidden of [
      { isEnabled: false },
      { isReleased: false, releaseAt: new Date(end.getTime() + hourMs) },
    ]) {
      await db.challenge.update({ where: { id: challengeId }, data: hidden })
      expect(await seenBy(test.anonymous())).toEqual([false, 0])
      await db.challenge.update({ where: { id: challengeId }, data: { isEnabled: true, isReleased: true } })
    }
    const author = { id: one.participationId }
    const testers = { standing: 'Tester', takesBloods: false, lowersValues: false } as const
    await db.division.update({ where: { id: division.id }, data: testers })
    await db.participation.update({ where: author, data: place })
    expect(await seenBy(test.anonymous())).toEqual([true, 0])
    await db.participation.update({ where: author, data: { divisionId: null, status: 'Suspended' } })
    expect(await seenBy(test.anonymous())).toEqual([true, 0])
    expect((await writeupsFor(monitor, gameId)).list).toHaveLength(1)
  })
})

describe('the PDF of a team', () => {
  it('is published by an administrator, for the whole game or beside challenges', async () => {
    const { gameId, challengeId, otherId, one } = await makeGame({ playerWriteups: 'Off' })
    const { participationId } = one
    const publish = (actor: Actor, challengeIds: number[] = []) =>
      act(actor, 'publishWriteup', { participationId, challengeIds: challengeIds.map(idOf) })
    expect(await publish(admin)).toBe('WRITEUP_NOT_FOUND')
    await addPdf(one)
    for (const actor of [test.anonymous(), one.actor, monitor]) expect(await publish(actor)).toMatch(/^AUTH_/)
    await setTime(new Date(end.getTime() - 1))
    expect(await publish(admin)).toBe('WRITEUP_BEFORE_END')
    await setTime(end)
    expect(await publish(admin, [challengeId, 2147483647])).toBe('INVALID_INPUT')
    const both = await Promise.all([publish(admin), publish(admin)])
    expect(both).toEqual(['PublishWriteupPayload', 'PublishWriteupPayload'])
    const shown = () => writeupsFor(test.anonymous(), gameId)
    const { list } = await shown()
    expect(list).toMatchObject([{ kind: 'Pdf', userName: null, challenges: [] }])
    expect((await test.anonymous().rest('GET', list[0]?.url ?? '')).status).toBe(200)
    expect(await publish(admin, [challengeId, otherId])).toBe('PublishWriteupPayload')
    const counts = [...((await shown()).topics?.values() ?? [])].map(({ count }) => count)
    expect(counts).toEqual([1, 1])
    expect((await writeupsFor(one.actor, gameId, ', aboutGame: true')).list).toEqual([])
    await test.services.db.challenge.update({ where: { id: otherId }, data: { isEnabled: false } })
    expect((await shown()).list).toMatchObject([{ challenges: [{ challengeDatabaseId: challengeId }] }])
    const hidden = await writeupsFor(one.actor, gameId, `, challengeId: "${idOf(otherId)}"`)
    expect(hidden.list).toEqual([])
    expect(await act(admin, 'unpublishWriteup', { participationId })).toBe('UnpublishWriteupPayload')
    expect((await shown()).list).toEqual([])
    expect(await act(admin, 'unpublishWriteup', { participationId })).toBe('WRITEUP_NOT_FOUND')
  })

  it('is not published any more after another upload, or when the PDFs are deleted', async () => {
    const { gameId, one, two } = await makeGame()
    const later = new Date(end.getTime() + hourMs)
    const writeups = { writeupRequired: true, writeupDeadline: later }
    await test.services.db.game.update({ where: { id: gameId }, data: writeups })
    for (const player of [one, two]) {
      await addPdf(player)
      await admin.mutate('publishWriteup', { participationId: player.participationId })
    }
    const form = new FormData()
    form.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'new.pdf')
    expect((await one.actor.rest('POST', `/api/game/${gameId}/writeup`, form)).status).toBe(200)
    const shown = await writeupsFor(test.anonymous(), gameId)
    expect(shown.list.map(({ teamName }) => teamName)).toHaveLength(1)
    await admin.mutate('deleteWriteups', { gameId })
    expect((await writeupsFor(monitor, gameId)).list).toEqual([])
  })
})
