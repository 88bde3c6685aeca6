import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import type { Api } from '../api/api.ts'
import { CliError } from '../errors.ts'
import type { BoardDelta } from './board.ts'

const document = `subscription FollowScoreboard($gameId: ID!, $after: Long) {
  scoreboardChanged(gameId: $gameId, after: $after) {
    previousSeq seq
    solves { team { databaseId name } challenge { title } solvedAt type points }
    teams { databaseId name division }
    removedTeamIds
    standings { teamIds scores ranks }
    reset { __typename }
  }
}`

const maxPauseMs = 15_000
/** WebSocket close codes for a token that the platform rejects. A retry would not help. */
const tokenRefusedCodes = new Set([4401, 4403])

const messageOf = (error: unknown): string => {
  if (Array.isArray(error)) return (error as { message: string }[])[0]?.message ?? 'refused'
  return error instanceof Error ? error.message : 'the connection was closed'
}

type Follow = {
  api: Api
  /** The global id of the game. */
  gameId: string
  /** The version of the board that was last shown. */
  seq: () => number
  onDelta: (delta: BoardDelta) => Promise<void> | void
  onPause: (why: string) => void
}

/** Calls `onDelta` for every change of the board. After a lost connection it reconnects and continues. */
export async function followScoreboard({ api, gameId, seq, onDelta, onPause }: Follow): Promise<never> {
  const token = api.credentials && 'token' in api.credentials ? api.credentials.token : null
  let pauseMs = 500
  for (;;) {
    const client = createClient({
      url: `${api.url.replace(/^http/, 'ws')}/graphql`,
      ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
      retryAttempts: 0,
      // Detects a connection that broke without a close frame.
      keepAlive: 20_000,
      lazy: true,
    })
    try {
      const changes = client.iterate<{ scoreboardChanged: BoardDelta }>({
        query: document,
        variables: { gameId, after: seq() },
      })
      for await (const { data, errors } of changes) {
        if (errors?.[0]) throw new CliError(errors[0].message)
        pauseMs = 500
        if (data) await onDelta(data.scoreboardChanged)
      }
      onPause('the platform closed the connection')
    } catch (error) {
      if (error instanceof CliError) throw error
      if (tokenRefusedCodes.has((error as { code?: number })?.code ?? 0)) {
        throw new CliError('The platform no longer accepts the token. Run "halyard login".')
      }
      if (Array.isArray(error)) throw new CliError(messageOf(error))
      onPause(messageOf(error))
    } finally {
      void client.dispose()
    }
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
}
