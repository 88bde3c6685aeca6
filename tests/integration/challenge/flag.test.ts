import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf as code, editUrl as edit, makeChallenge, uploadFile } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })

describe('flags and attachments', () => {
  it('adds flags, and disables a challenge without flags', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId)
    const url = edit(gameId, `/${id}/flags`)
    const added = await admin.rest('POST', url, [{ flag: ' a ' }, { FLAG: 'x'.repeat(127) }])
    expect([added.status, added.text]).toEqual([200, ''])
    expect((await admin.rest('POST', url, [])).status).toBe(200)
    for (const bad of [
      [{ flag: ' ' }],
      [{ flag: 'x'.repeat(128) }],
      [{}],
      {},
      [{ flag: 'ok' }, { flag: '' }],
      [{ flag: 'a', remoteUrl: 'javascript:x', attachmentType: 'Remote' }],
    ]) {
      expect([bad, (await admin.rest('POST', url, bad)).status]).toEqual([bad, 400])
    }
    const result = await admin.mutate<{ challenge: { flags: { flag: string; databaseId: number }[] } }>(
      'createFlags',
      { gameId, challengeId: id, flags: [{ flag: 'a' }, { flag: 'y'.repeat(512) }] },
      'challenge { flags { flag databaseId holderTeamName attachment { url } } }',
    )
    expect(result.challenge.flags.map(({ flag }) => flag)).toEqual([
      ' a ',
      'x'.repeat(127),
      'a',
      'y'.repeat(512),
    ])
    const place = { gameId, challengeId: id }
    for (const bad of [{ flag: 'x'.repeat(513) }, { flag: 'x'.repeat(128), kind: 'Regex' }]) {
      expect(await admin.mutate('createFlags', { ...place, flags: [bad] })).toMatchObject({
        issues: [{ path: ['flags', '0', 'flag'] }],
      })
    }
    const issue = await admin.mutate('createFlags', {
      gameId,
      challengeId: id,
      flags: [{ flag: 'a' }, { flag: '' }],
    })
    expect(issue).toMatchObject({ issues: [{ path: ['flags', '1', 'flag'] }] })

    await admin.rest('PUT', edit(gameId, `/${id}`), { isEnabled: true })
    const [first, second, third, fourth] = result.challenge.flags.map(({ databaseId }) => databaseId)
    expect((await admin.rest('DELETE', `${url}/${first}`)).text).toBe('"Success"')
    expect((await admin.rest('DELETE', `${url}/${first}`)).text).toBe('"NotFound"')
    const gone = await admin.mutate('deleteFlag', { gameId, challengeId: id, flagId: first })
    expect(gone).toMatchObject({ __typename: 'NotFoundError', code: 'FLAG_NOT_FOUND' })
    const deleted = await admin.mutate(
      'deleteFlag',
      { gameId, challengeId: id, flagId: second },
      'challenge { isEnabled } deletedId',
    )
    expect(deleted).toMatchObject({ challenge: { isEnabled: true }, deletedId: expect.any(String) })
    expect((await admin.rest('DELETE', `${url}/${third}`)).text).toBe('"Success"')
    expect((await admin.rest('DELETE', `${url}/${fourth}`)).text).toBe('"Success"')
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toMatchObject({
      isEnabled: false,
      flags: [],
    })
  })

  it('deletes many flags of one challenge together, and disables it without a correct one', async () => {
    const gameId = await openGame()
    const challengeId = await makeChallenge(admin, gameId, { flags: ['a', 'b', 'c'] })
    const otherId = await makeChallenge(admin, gameId, { flags: ['other'] })
    const place = { gameId, challengeId }
    await admin.mutate('createFlags', { ...place, flags: [{ flag: 'bait', isBait: true }] })
    await admin.rest('PUT', edit(gameId, `/${challengeId}`), { isEnabled: true })
    const { db } = test.services
    const idOf = async (flag: string) =>
      (await db.flag.findFirstOrThrow({ where: { flag, challengeId: { in: [challengeId, otherId] } } })).id
    const [a, b, c, bait, other] = await Promise.all(['a', 'b', 'c', 'bait', 'other'].map(idOf))
    const remove = (flagIds: unknown[]) =>
      admin.mutate<object>(
        'deleteFlags',
        { ...place, flagIds },
        'deletedIds challenge { isEnabled flags { flag } }',
      )
    const globalId = (id: unknown) => Buffer.from(`Flag:${String(id)}`).toString('base64')
    // A flag of another challenge and one that does not exist are left out.
    expect(await remove([b, a, a, other, 2_147_483_647])).toMatchObject({
      deletedIds: [globalId(a), globalId(b)],
      challenge: { isEnabled: true, flags: [{ flag: 'c' }, { flag: 'bait' }] },
    })
    expect(await db.flag.count({ where: { id: other ?? 0 } })).toBe(1)
    expect(await remove([bait])).toMatchObject({ challenge: { isEnabled: true, flags: [{ flag: 'c' }] } })
    expect(await remove([c])).toMatchObject({ challenge: { isEnabled: false, flags: [] } })
    expect(await remove([c])).toMatchObject({ deletedIds: [] })
    for (const bad of [[], Array.from({ length: 501 }, (_, index) => index + 1)]) {
      expect(await remove(bad)).toMatchObject({ __typename: 'InvalidInputError' })
    }
  })

  it('sets no attachment, a file or a link, and releases the previous file', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId)
    const url = edit(gameId, `/${id}/attachment`)
    const attached = async () =>
      ((await admin.rest('GET', edit(gameId, `/${id}`))).body as { attachment: object | null }).attachment
    const hash = await uploadFile(admin, 'my task #1.zip')
    expect((await admin.rest('POST', url, { attachmentType: 'Local', fileHash: hash })).text).toBe('')
    expect(await attached()).toEqual({
      id: expect.any(Number),
      type: 'Local',
      url: `/assets/${hash}/my task %231.zip`,
      fileSize: 40,
    })
    expect((await test.anonymous().fetch(`/assets/${hash}/my task %231.zip`)).status).toBe(200)
    await admin.rest('DELETE', `/api/assets/${hash}`)
    expect((await test.anonymous().fetch(`/assets/${hash}/x`)).status).toBe(200)

    await admin.rest('POST', url, { attachmentType: 2, remoteUrl: 'https://files.example/x' })
    expect(await attached()).toMatchObject({ type: 'Remote', url: 'https://files.example/x', fileSize: null })
    expect((await test.anonymous().fetch(`/assets/${hash}/x`)).status).toBe(404)
    expect(await test.services.db.attachment.count({ where: { challenges: { some: { id } } } })).toBe(1)

    await admin.rest('POST', url, { attachmentType: 'Local', fileHash: 'f'.repeat(64) })
    expect(await attached()).toMatchObject({ type: 'Local', url: null, fileSize: null })
    const other = await uploadFile(admin, 'b.txt')
    const result = await admin.mutate(
      'setChallengeAttachment',
      { gameId, challengeId: id, attachmentType: 'Local', fileHash: other },
      'challenge { challengeAttachment { type url fileSize name hash } }',
    )
    expect(result).toMatchObject({
      challenge: {
        challengeAttachment: {
          type: 'Local',
          url: `/assets/${other}/b.txt`,
          fileSize: 40,
          name: 'b.txt',
          hash: other,
        },
      },
    })
    expect((await admin.rest('POST', url, {})).status).toBe(200)
    expect(await attached()).toBeNull()
    expect(await test.services.storage.info(other)).toBeNull()
    expect((await admin.rest('POST', url, { attachmentType: 'Other' })).status).toBe(400)
    const dynamic = await makeChallenge(admin, gameId, { type: 'DynamicAttachment' })
    expect(code(await admin.rest('POST', edit(gameId, `/${dynamic}/attachment`), {}))).toEqual([
      400,
      'CHALLENGE_ATTACHMENT_PER_FLAG',
    ])
  })

  it('deletes with a challenge everything that belongs only to it', async () => {
    const gameId = await openGame()
    const [own, shared] = [await uploadFile(admin, 'own'), await uploadFile(admin, 'shared')]
    const keeper = await makeChallenge(admin, gameId)
    await admin.rest('POST', edit(gameId, `/${keeper}/attachment`), {
      attachmentType: 'Local',
      fileHash: shared,
    })
    const id = await makeChallenge(admin, gameId, { type: 'DynamicAttachment' })
    await admin.rest('POST', edit(gameId, `/${id}/flags`), [
      { flag: 'a', attachmentType: 'Local', fileHash: own },
      { flag: 'b', attachmentType: 'Local', fileHash: shared },
    ])
    const { flags } = (await admin.rest('GET', edit(gameId, `/${id}`))).body as { flags: object[] }
    expect(flags).toMatchObject([
      { attachment: { url: `/assets/${own}/own` } },
      { attachment: { url: `/assets/${shared}/shared` } },
    ])
    const result = await admin.mutate(
      'deleteChallenge',
      { gameId, challengeId: id },
      'deletedId game { allChallenges { databaseId } }',
    )
    expect(result).toMatchObject({ game: { allChallenges: [{ databaseId: keeper }] } })
    expect(await test.services.storage.info(own)).toBeNull()
    expect(await test.services.storage.info(shared)).not.toBeNull()
    expect(await test.services.db.attachment.count({ where: { file: { hash: shared } } })).toBe(1)
  })
})
