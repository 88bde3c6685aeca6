import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeFiles } from '../../../server/domains/asset/file-store.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** Adds a write-up with that text to every team of the game, and returns the hash of the file. */
async function handIn(played: PlayedGame, text: string): Promise<string> {
  const draft = await test.services.storage.receive(Readable.from([Buffer.from(text)]))
  await storeFiles(test.services, [{ draft, name: 'w.pdf' }], async (tx, files) => {
    await tx.participation.updateMany({
      where: { gameId: played.gameId },
      data: {
        writeupFileId: files.get(draft.hash)?.id ?? null,
        writeupName: 'w.pdf',
        writeupAt: new Date(),
      },
    })
  })
  return draft.hash
}

const byRest = async (who: Actor, gameId: number) =>
  (await who.rest('DELETE', `/api/edit/games/${gameId}/writeups`)).status

async function byGraphQL(who: Actor, gameId: number) {
  const { data } = await who.graphql(
    `mutation ($gameId: ID!) {
      deleteWriteups(input: { gameId: $gameId }) {
        __typename
        ... on DeleteWriteupsPayload { game { writeups { totalCount } } }
      }
    }`,
    { gameId },
  )
  return (data as { deleteWriteups: { __typename: string; game?: unknown } }).deleteWriteups
}

const emptied = { __typename: 'DeleteWriteupsPayload', game: { writeups: { totalCount: 0 } } }

it.each([
  ['rest', byRest, 200],
  ['graphql', byGraphQL, emptied],
] as const)(
  'all write-ups of a game go with their files, and no others (%s)',
  async (_door, deleteAll, answer) => {
    const [played, other] = [
      await makePlayedGame(test, { teams: 2, challenges: 1 }),
      await makePlayedGame(test, { teams: 1, challenges: 1 }),
    ]
    const own = await handIn(played, `own of ${played.gameId}`)
    const shared = await handIn(other, `shared of ${played.gameId}`)
    await test.services.db.participation.update({
      where: { id: played.players[0]?.participationId ?? 0 },
      data: { writeupFile: { connect: { hash: shared } } },
    })

    expect(await deleteAll(admin, played.gameId)).toEqual(answer)

    expect((await admin.rest('GET', `/api/admin/writeups/${played.gameId}`)).body).toEqual([])
    expect((await admin.rest('GET', `/api/admin/writeups/${other.gameId}`)).body).toHaveLength(1)
    expect((await admin.fetch(`/assets/${own}/w.pdf`)).status).toBe(404)
    expect((await admin.fetch(`/assets/${shared}/w.pdf`)).status).toBe(200)
  },
)

it('is for administrators, and for games that are there', async () => {
  const { gameId } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  await handIn({ gameId } as PlayedGame, `kept of ${gameId}`)
  const monitor = await signIn(test, 'Monitor')
  expect(await byRest(monitor, gameId)).toBe(403)
  expect((await byGraphQL(monitor, gameId)).__typename).toBe('ForbiddenError')
  expect(await byRest(admin, 999_999)).toBe(404)
  expect((await byGraphQL(admin, 999_999)).__typename).toBe('NotFoundError')
  expect((await admin.rest('GET', `/api/admin/writeups/${gameId}`)).body).toHaveLength(1)
})
