import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl as edit, makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const db = () => test.services.db
const idOf = (type: string, id: number) => encodeGlobalID(type, id)
const challengeOf = (id: number) =>
  db().challenge.findUniqueOrThrow({
    where: { id },
    include: { attachment: true, flags: { include: { attachment: true }, orderBy: { id: 'asc' } } },
  })

async function upload(text: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([text]), 'knots.txt')
  const { body } = await admin.rest('POST', '/api/assets', form)
  return (body as { hash: string }[])[0]?.hash ?? ''
}

it('copies a challenge with its flags, hints and file, not enabled, and leaves the board alone', async () => {
  const gameId = await makeGame(admin)
  const id = await makeChallenge(admin, gameId, {
    title: 'Knots',
    flags: ['flag{one}', 'flag{two}'],
    changes: { content: 'Tie it', hints: ['Look aloft'], originalScore: 700, isEnabled: true },
  })
  const fileHash = await upload('bowline')
  await admin.rest('POST', edit(gameId, `/${id}/attachment`), { attachmentType: 'Local', fileHash })
  const seqOf = async () => (await db().gameBoard.findUniqueOrThrow({ where: { gameId } })).seq
  const seq = await seqOf()

  const answer = await admin.mutate(
    'duplicateChallenge',
    { id: idOf('Challenge', id) },
    'challenge { databaseId title isEnabled hints flags { flag } challengeAttachment { url } } game { databaseId }',
  )
  expect(answer).toMatchObject({
    challenge: {
      title: 'Knots (copy)',
      isEnabled: false,
      hints: ['Look aloft'],
      flags: [{ flag: 'flag{one}' }, { flag: 'flag{two}' }],
      challengeAttachment: { url: expect.stringContaining(fileHash) },
    },
    game: { databaseId: gameId },
  })
  expect(await seqOf()).toBe(seq)
  const copyId = (answer as unknown as { challenge: { databaseId: number } }).challenge.databaseId
  const [source, copy] = [await challengeOf(id), await challengeOf(copyId)]
  expect(copy).toMatchObject({ content: 'Tie it', originalScore: 700, gameId })
  // The attachment is a row of its own: removing one keeps the other.
  expect(copy.attachmentId).not.toBe(source.attachmentId)
  await admin.rest('DELETE', edit(gameId, `/${id}`))
  expect((await test.anonymous().fetch(`/assets/${fileHash}/knots.txt`)).status).toBe(200)
})

it('copies the files of dynamic attachments as free ones, and no flags of containers', async () => {
  const gameId = await makeGame(admin)
  const files = await makeChallenge(admin, gameId, { type: 'DynamicAttachment' })
  const fileHash = await upload('sheet bend')
  await admin.rest('POST', edit(gameId, `/${files}/flags`), [
    { flag: 'flag{held}', attachmentType: 'Local', fileHash },
  ])
  await db().flag.updateMany({ where: { challengeId: files }, data: { isOccupied: true } })
  const containers = await makeChallenge(admin, gameId, { type: 'DynamicContainer' })
  await db().flag.create({ data: { challengeId: containers, flag: 'flag{of a team}' } })
  const copies: number[] = []
  for (const id of [files, containers]) {
    const answer = await admin.mutate<{ challenge: { databaseId: number } }>(
      'duplicateChallenge',
      { id: idOf('Challenge', id) },
      'challenge { databaseId }',
    )
    copies.push(answer.challenge.databaseId)
  }
  const [copyOfFiles, copyOfContainers] = await Promise.all(copies.map(challengeOf))
  expect(copyOfFiles?.flags).toMatchObject([
    { flag: 'flag{held}', isOccupied: false, attachment: { name: 'knots.txt' } },
  ])
  expect(copyOfContainers?.flags).toEqual([])
})

it('copies a game with divisions and challenges: hidden, with keys of its own, without teams', async () => {
  const gameId = await makeGame(admin, { title: 'Harbour', divisions: ['Juniors', 'Open'] })
  await makeChallenge(admin, gameId, { title: 'Knots', flags: ['flag{a}'], changes: { isEnabled: true } })
  await makeChallenge(admin, gameId, { title: 'Sails' })
  const answer = await admin.mutate<{ game: { databaseId: number } }>(
    'duplicateGame',
    { id: idOf('Game', gameId) },
    'game { databaseId title hidden divisions allChallenges { title isEnabled flags { flag } } }',
  )
  expect(answer).toMatchObject({
    game: {
      title: 'Harbour (copy)',
      hidden: true,
      divisions: ['Juniors', 'Open'],
      allChallenges: expect.arrayContaining([
        { title: 'Knots', isEnabled: false, flags: [{ flag: 'flag{a}' }] },
        { title: 'Sails', isEnabled: false, flags: [] },
      ]),
    },
  })
  const copyId = answer.game.databaseId
  const [source, copy] = await Promise.all(
    [gameId, copyId].map((id) => db().game.findUniqueOrThrow({ where: { id } })),
  )
  expect(copy?.publicKey).not.toBe(source?.publicKey)
  const board = await admin.rest('GET', `/api/game/${copyId}/scoreboard`)
  expect(board.status).toBe(200)
})

it.each([
  ['duplicateChallenge', 'Challenge', 'CHALLENGE_NOT_FOUND'],
  ['duplicateGame', 'Game', 'GAME_NOT_FOUND'],
])('%s refuses players and unknown ids', async (field, type, code) => {
  const id = idOf(type, 2 ** 30)
  expect(await admin.mutate(field, { id })).toMatchObject({ code })
  expect(await (await signIn(test)).mutate(field, { id })).toMatchObject({ code: 'AUTH_FORBIDDEN' })
  expect(await admin.mutate(field, { id: idOf('Team', 1) })).toMatchObject({ code })
})
