import type { Client } from 'graphql-ws'
import { mayPass, reconnecting } from './connection.ts'
import { HalyardError } from './error.ts'
import { pause } from './http.ts'
import type { BoardStep, FollowBoardOptions, FollowOptions } from './options.ts'
import type { BoardOf, ChangeOf } from './types.ts'

const reloadWaitMs = 1000

type Row = Record<string, { cursor?: string | null; seq?: number } | null>

/**
 * The results of a subscription, each once and in order. When its document has the variable `$after`, the client sets
 * it to the `cursor` (or `seq`) of the last item before it connects again.
 */
export async function* follow<T extends object>(
  socket: Client,
  document: string,
  variables: Record<string, unknown>,
  options: FollowOptions,
): AsyncGenerator<T> {
  let { after } = variables
  const resumes = /\$after\b/.test(document)
  for await (const data of reconnecting<T>(socket, document, () => ({ ...variables, after }), options)) {
    const [item] = Object.values(data as Row)
    const cursor = item?.cursor ?? item?.seq
    if (resumes && cursor === undefined) {
      throw new HalyardError('Select `cursor` (for the scoreboard `seq`): it is the next value of $after.', {
        code: 'BAD_REQUEST',
      })
    }
    after = cursor
    yield data
  }
}

type Query = (document: string, variables: object, options: { signal?: AbortSignal | undefined }) => unknown
type LoadedGame = { id: string; title: string; scoreboard: { seq: number } | null }
type BoardChange = { previousSeq: number; seq: number; reset: object | null }

const boardDocument = (selection: string) =>
  `query ($gameId: Int!, $asPublic: Boolean) { game: gameByDatabaseId(databaseId: $gameId) { id title scoreboard(asPublic: $asPublic) { seq ${selection} } } }`
const changeDocument = (selection: string) =>
  `subscription ($gameId: ID!, $after: Long, $asPublic: Boolean) { change: scoreboardChanged(gameId: $gameId, after: $after, asPublic: $asPublic) { previousSeq seq reset { __typename } ${selection} } }`

/**
 * The scoreboard of a game, then each of its changes once and in order. The whole scoreboard follows again after a
 * change that a delta cannot express.
 */
export async function* followBoard<const Board extends string, const Change extends string>(
  { socket, query }: { socket: Client; query: Query },
  { gameId, board, change, asPublic = false, signal, onPause }: FollowBoardOptions<Board, Change>,
): AsyncGenerator<BoardStep<Board, Change>> {
  const load = async () => {
    const variables = { gameId, asPublic }
    const { game } = (await query(boardDocument(board), variables, { signal })) as { game: LoadedGame | null }
    if (!game) throw new HalyardError(`Game ${gameId} was not found.`, { code: 'GAME_NOT_FOUND' })
    const { id, title, scoreboard } = game
    if (!scoreboard) {
      throw new HalyardError(`${title} has no scoreboard yet: the game has not started.`, {
        code: 'GAME_NOT_STARTED',
      })
    }
    return { id, title, scoreboard }
  }
  const reload = async () => {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        if (!mayPass(error)) throw error
        onPause?.(error)
        await pause(reloadWaitMs, signal)
      }
    }
  }
  const step = ({ title, scoreboard }: Awaited<ReturnType<typeof load>>): BoardStep<Board, Change> => ({
    kind: 'board',
    title,
    board: scoreboard as unknown as BoardOf<Board>,
  })

  const loaded = await load()
  let { seq } = loaded.scoreboard
  yield step(loaded)
  const variables = { gameId: loaded.id, asPublic, after: seq }
  const changes = follow<{ change: BoardChange }>(socket, changeDocument(change), variables, {
    signal,
    onPause,
  })
  for await (const { change: next } of changes) {
    if (next.seq <= seq) continue
    if (!next.reset && next.previousSeq === seq) {
      seq = next.seq
      yield { kind: 'change', change: next as unknown as ChangeOf<Change> }
      continue
    }
    const again = await reload()
    seq = again.scoreboard.seq
    yield step(again)
  }
}
