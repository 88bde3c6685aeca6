import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { form, sha256 } from '../../kit/calls/forms.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const { db } = test.services
  await db.game.update({ where: { id: played.gameId }, data: { title: 'Regatta' } })
  await db.challenge.update({ where: { id: challengeId() }, data: { title: 'Knots' } })
  await db.team.update({ where: { id: player().teamId }, data: { name: 'Anchor' } })
})
afterAll(() => test.dispose())

const challengeId = () => played.challengeIds[0] ?? 0
const player = () => {
  const [first] = played.players
  if (!first) throw new Error('nobody plays')
  return first
}

async function addFile(): Promise<{ id: number; hash: string }> {
  const bytes = randomBytes(20)
  await admin.rest('POST', '/api/assets', form({ bytes, name: 'chart.txt' }))
  return test.services.db.file.findUniqueOrThrow({ where: { hash: sha256(bytes) } })
}

const attachmentOf = (fileId: number) =>
  test.services.db.attachment.create({ data: { type: 'Local', fileId, name: 'chart.txt' } })

type Uses = { count: number; first: object | null }

async function usesOf(hash: string): Promise<Uses | undefined> {
  const { files } = await admin.query<{ files: { edges: { node: { uses: Uses } }[] } }>(
    `{ files(first: 1, search: "${hash}") { edges { node { uses {
         count first { kind name gameDatabaseId challengeDatabaseId } } } } } }`,
  )
  return files.edges[0]?.node.uses
}

type Stored = Awaited<ReturnType<typeof addFile>>
type Case = [kind: string, use: (file: Stored) => Promise<unknown>, first: () => object]

it.each<Case>([
  [
    'Attachment',
    async ({ id }) =>
      test.services.db.challenge.update({
        where: { id: challengeId() },
        data: { attachmentId: (await attachmentOf(id)).id },
      }),
    () => ({ name: 'Knots', gameDatabaseId: played.gameId, challengeDatabaseId: challengeId() }),
  ],
  [
    'TeamFile',
    async ({ id }) =>
      test.services.db.flag.create({
        data: { challengeId: challengeId(), flag: unique(), attachmentId: (await attachmentOf(id)).id },
      }),
    () => ({ name: 'Knots', gameDatabaseId: played.gameId, challengeDatabaseId: challengeId() }),
  ],
  [
    'Poster',
    ({ hash }) => test.services.db.game.update({ where: { id: played.gameId }, data: { posterHash: hash } }),
    () => ({ name: 'Regatta', gameDatabaseId: played.gameId }),
  ],
  [
    'TeamAvatar',
    ({ hash }) =>
      test.services.db.team.update({ where: { id: player().teamId }, data: { avatarHash: hash } }),
    () => ({ name: 'Anchor' }),
  ],
  [
    'UserAvatar',
    ({ hash }) =>
      test.services.db.user.update({ where: { id: player().userId }, data: { avatarHash: hash } }),
    () => ({ name: player().userName }),
  ],
  [
    'Writeup',
    ({ id }) =>
      test.services.db.participation.update({
        where: { id: player().participationId },
        data: { writeupFileId: id, writeupName: 'chart.pdf', writeupAt: new Date() },
      }),
    () => ({ name: 'Anchor', gameDatabaseId: played.gameId }),
  ],
  [
    'Text',
    ({ hash }) =>
      test.services.db.challenge.update({
        where: { id: challengeId() },
        data: { content: `![chart](/assets/${hash}/chart.txt)` },
      }),
    () => ({ name: 'Knots', gameDatabaseId: played.gameId, challengeDatabaseId: challengeId() }),
  ],
  [
    'Text',
    ({ hash }) =>
      test.services.db.hint.create({
        data: {
          challengeId: challengeId(),
          gameId: played.gameId,
          position: 0,
          content: `<img src="/assets/${hash}/chart.txt">`,
        },
      }),
    () => ({ name: 'Knots', gameDatabaseId: played.gameId, challengeDatabaseId: challengeId() }),
  ],
  [
    'Text',
    ({ hash }) =>
      test.services.db.game.update({
        where: { id: played.gameId },
        data: { content: `/assets/${hash}` },
      }),
    () => ({ name: 'Regatta', gameDatabaseId: played.gameId }),
  ],
  [
    'Text',
    ({ hash }) =>
      test.services.db.gameNotice.create({
        data: { gameId: played.gameId, values: [`/assets/${hash}/chart.txt`] },
      }),
    () => ({ name: 'Regatta', gameDatabaseId: played.gameId }),
  ],
  [
    'Text',
    ({ hash }) =>
      test.services.db.post.create({
        data: { id: 'pictured', title: 'News', content: `/assets/${hash}/chart` },
      }),
    () => ({ name: 'News' }),
  ],
  [
    'Logo',
    ({ hash }) => test.services.db.setting.create({ data: { key: 'GlobalConfig:LogoHash', value: hash } }),
    () => ({}),
  ],
])('a file names its use as %s, and is not deleted', async (kind, use, first) => {
  const file = await addFile()
  expect(await usesOf(file.hash)).toEqual({ count: 0, first: null })
  await use(file)
  const none = { name: null, gameDatabaseId: null, challengeDatabaseId: null }
  expect(await usesOf(file.hash)).toEqual({ count: 1, first: { kind, ...none, ...first() } })
  expect(await admin.mutate('deleteFile', { hash: file.hash }, 'removed')).toMatchObject({ removed: false })
})

it('a file counts all its uses, and the files of a page are looked up together', async () => {
  const file = await addFile()
  const { id: attachmentId } = await attachmentOf(file.id)
  await test.services.db.flag.createMany({
    data: [1, 2, 3].map(() => ({ challengeId: challengeId(), flag: unique(), attachmentId })),
  })
  const statements = recordStatements()
  const { files } = await admin.query<{ files: { edges: { node: { hash: string; uses: Uses } }[] } }>(
    '{ files(first: 50) { edges { node { hash uses { count } } } } }',
  )
  statements.stop()
  expect(files.edges.find(({ node }) => node.hash === file.hash)?.node.uses.count).toBe(3)
  expect(statements.all.filter((text) => text.includes('file_attachment'))).toHaveLength(1)
})
