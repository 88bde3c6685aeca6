import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamHash } from '../../../server/domains/flag/team-flag.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, editUrl as edit, makeChallenge, makePlayer, uploadFile } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// The effects of challenge edits on teams.

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })
const put = (gameId: number, id: number, changes: object) =>
  admin.rest('PUT', edit(gameId, `/${id}`), changes)
const playUrl = (gameId: number, id: number) => `/api/game/${gameId}/challenges/${id}`

async function answer(player: Actor, gameId: number, id: number, flag: string): Promise<string> {
  const sent = await player.rest('POST', playUrl(gameId, id), { flag })
  if (sent.status !== 200) return codeOf(sent).join(' ')
  return String((await player.rest('GET', `${playUrl(gameId, id)}/status/${sent.body}`)).body)
}

describe('what an edit means for teams', () => {
  it('leaves flags that were given, and makes later ones by the new template', async () => {
    const gameId = await openGame()
    const template = 'flag{first_[TEAM_HASH]}'
    const id = await makeChallenge(admin, gameId, {
      type: 'DynamicContainer',
      changes: { flagTemplate: template, isEnabled: true },
    })
    const [early, late] = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    await early.rest('GET', playUrl(gameId, id))
    await put(gameId, id, { flagTemplate: 'flag{second_[TEAM_HASH]}' })
    await late.rest('GET', playUrl(gameId, id))
    // An external service computes it from the salt and the team's token.
    const { body: salt } = await admin.rest('GET', `/api/edit/games/${gameId}/hashsalt`)
    const flagOf = async (player: Actor, name: string) => {
      const { body } = await player.rest('GET', `/api/game/${gameId}/details`)
      return `flag{${name}_${teamHash(String(salt), id, (body as { teamToken: string }).teamToken)}}`
    }
    expect(await answer(early, gameId, id, await flagOf(early, 'second'))).toBe('WrongAnswer')
    expect(await answer(early, gameId, id, await flagOf(early, 'first'))).toBe('Accepted')
    expect(await answer(late, gameId, id, await flagOf(late, 'second'))).toBe('Accepted')
  })

  it('closes a challenge with its solves, and opens it with them', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { flags: ['flag{a}', 'flag{b}'] })
    const player = await makePlayer(test, gameId)
    expect(await answer(player, gameId, id, 'flag{b}')).toBe('Accepted')
    const scores = async () => {
      const { body } = await player.rest('GET', `/api/game/${gameId}/scoreboard`)
      return (body as { items: { score: number }[] }).items.map(({ score }) => score)
    }
    expect(await scores()).toEqual([1050])
    await put(gameId, id, { isEnabled: false })
    expect(await scores()).toEqual([0])
    expect(codeOf(await player.rest('GET', playUrl(gameId, id)))).toEqual([404, 'CHALLENGE_NOT_FOUND'])
    expect(await answer(player, gameId, id, 'flag{a}')).toBe('404 CHALLENGE_NOT_FOUND')
    await put(gameId, id, { isEnabled: true, originalScore: 500 })
    expect(await scores()).toEqual([525])
    await put(gameId, id, { disableBloodBonus: true })
    expect(await scores()).toEqual([500])
    expect((await admin.rest('POST', edit(gameId, '/updateaccepted'))).status).toBe(200)
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({ acceptedCount: 1 })
  })

  it('takes every flag of a static challenge, each as it was stored', async () => {
    const gameId = await openGame()
    const flags = Array.from({ length: 300 }, (_item, index) => `flag{${index}}`)
    const id = await makeChallenge(admin, gameId, { flags: [...flags, ' outer blank ', 'flag{7}'] })
    const player = await makePlayer(test, gameId)
    for (const flag of ['flag{0}', 'flag{299}', 'flag{7}']) {
      expect(await answer(player, gameId, id, flag)).toBe('Accepted')
    }
    // A flag is stored as it was sent, and compared without the blanks around it.
    expect(await answer(player, gameId, id, ' outer blank ')).toBe('Accepted')
    expect(await answer(player, gameId, id, 'FLAG{0}')).toBe('WrongAnswer')
    const { body } = await admin.rest('GET', edit(gameId, `/${id}`))
    expect((body as { flags: { flag: string }[] }).flags.map(({ flag }) => flag)).toEqual([
      ...flags,
      ' outer blank ',
      'flag{7}',
    ])
  })

  it('closes a challenge with generated flags only when its last is deleted', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, {
      type: 'DynamicContainer',
      flags: ['pointless'],
      changes: { isEnabled: true },
    })
    const player = await makePlayer(test, gameId)
    await player.rest('GET', playUrl(gameId, id))
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({ flags: [] })
    expect(await answer(player, gameId, id, 'pointless')).toBe('WrongAnswer')
    const { db } = test.services
    const remove = async (isOccupied: boolean) => {
      const { id: flagId } = await db.flag.findFirstOrThrow({ where: { challengeId: id, isOccupied } })
      expect((await admin.rest('DELETE', edit(gameId, `/${id}/flags/${flagId}`))).text).toBe('"Success"')
      return (await db.challenge.findUniqueOrThrow({ where: { id } })).isEnabled
    }
    expect(await remove(false)).toBe(true)
    expect(await remove(true)).toBe(false)
    expect(await db.assignment.findMany({ where: { challengeId: id } })).toMatchObject([
      { isAssigned: true, flagId: null },
    ])
  })

  it('keeps the file of a team that left from the others', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { type: 'DynamicAttachment', flags: ['only'] })
    const [first, second] = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    expect((await first.rest('GET', playUrl(gameId, id))).status).toBe(200)
    const { db } = test.services
    const { id: participationId } = await db.participation.findFirstOrThrow({
      where: { teamId: first.teamId },
    })
    await admin.rest('PUT', `/api/admin/participation/${participationId}`, { status: 'Rejected' })
    expect((await first.rest('DELETE', `/api/game/${gameId}`)).status).toBe(200)
    expect(await db.assignment.count({ where: { challengeId: id } })).toBe(0)
    expect(codeOf(await second.rest('GET', playUrl(gameId, id)))).toEqual([404, 'CHALLENGE_ATTACHMENTS_GONE'])
    await test.services.logs.flush()
    const warning = { level: 'Warning', status: 'Failed', userName: 'System' }
    expect(await db.log.count({ where: { ...warning, message: { contains: `challenge ${id}` } } })).toBe(1)
  })
})

describe('deleting a challenge', () => {
  it('takes all rows and files that hang on it, and leaves what was told', async () => {
    const gameId = await openGame()
    const hash = await uploadFile(admin, 'own')
    const id = await makeChallenge(admin, gameId, { type: 'DynamicAttachment' })
    await admin.rest('POST', edit(gameId, `/${id}/flags`), [
      { flag: 'a', attachmentType: 'Local', fileHash: hash },
      { flag: 'b', attachmentType: 'Local', fileHash: hash },
    ])
    await put(gameId, id, { isEnabled: true })
    const [owner, thief] = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
    const { db } = test.services
    for (const player of [owner, thief]) await player.rest('GET', playUrl(gameId, id))
    const held = await db.assignment.findFirstOrThrow({
      where: { challengeId: id, participation: { teamId: owner.teamId } },
      include: { flag: true },
    })
    const flag = held.flag?.flag ?? ''
    expect(await answer(owner, gameId, id, flag)).toBe('Accepted')
    expect(await answer(thief, gameId, id, flag)).toBe('WrongAnswer')
    const rows = async () => ({
      flags: await db.flag.count({ where: { challengeId: id } }),
      instances: await db.assignment.count({ where: { challengeId: id } }),
      submissions: await db.submission.count({ where: { challengeId: id } }),
      solves: await db.solve.count({ where: { challengeId: id } }),
      cheats: await db.cheat.count({ where: { gameId } }),
      attachments: await db.attachment.count({ where: { file: { hash } } }),
    })
    expect(await rows()).toEqual({
      flags: 2,
      instances: 2,
      submissions: 2,
      solves: 1,
      cheats: 1,
      attachments: 2,
    })
    const told = await db.gameEvent.count({ where: { gameId } })
    const answered = await admin.rest('DELETE', edit(gameId, `/${id}`))
    expect([answered.status, answered.text]).toEqual([200, ''])
    expect(await rows()).toEqual({
      flags: 0,
      instances: 0,
      submissions: 0,
      solves: 0,
      cheats: 0,
      attachments: 0,
    })
    expect(await test.services.storage.info(hash)).toBeNull()
    expect(await db.gameEvent.count({ where: { gameId } })).toBe(told)
    expect(await db.gameNotice.count({ where: { gameId, type: 'FirstBlood' } })).toBe(1)
    expect((await thief.rest('GET', `/api/game/${gameId}/scoreboard`)).body).toMatchObject({
      challengeCount: 0,
      items: [{ score: 0 }, { score: 0 }],
    })
  })
})
