import type { Actor } from '../calls/actor.ts'

/** The version of the board of a reader, in all its forms. */
export async function versionFor(actor: Actor, gameId: number) {
  const { headers, body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { game } = await actor.query<{ game: { scoreboard: { seq: number } } }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { scoreboard { seq } } }`,
  )
  const { updateTimeUtc } = body as { updateTimeUtc: number }
  return { tag: headers.get('etag'), updateTimeUtc, seq: game.scoreboard.seq }
}
