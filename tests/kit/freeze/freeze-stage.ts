import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../calls/actor.ts'
import { startStillApp } from '../server/still-clock.ts'
import { signIn } from '../world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../world/played-game.ts'

const hourMs = 3_600_000
export const start = new Date('2030-01-01T00:00:00.000Z')
export const freezeAt = new Date(start.getTime() + 2 * hourMs)
export const end = new Date(start.getTime() + 3 * hourMs)

type Change = { gameId: number; freezeAt?: string | null; end?: string }

export type BoardItem = {
  id: number
  rank: number
  score: number
  solvedChallenges: { id: number; type: string; score: number }[]
}
type Board = {
  items: BoardItem[]
  updateTimeUtc: number
  challenges: Record<string, { id: number; score: number; solved: number }[]>
}

export async function boardFor(actor: Actor, gameId: number): Promise<Board & { tag: string | null }> {
  const { body, headers } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  return { ...(body as Board), tag: headers.get('etag') }
}

export type FreezeStage = Awaited<ReturnType<typeof startFreezeStage>>

/** A server with a stopped clock, and acts of an administrator and of players of games with a freeze. */
export async function startFreezeStage() {
  const { test, setTime } = await startStillApp()
  const admin = await signIn(test, 'Admin')
  const at = (time: Date, offsetMs = 0) => setTime(new Date(time.getTime() + offsetMs))

  /** A game that has started, by default with a freeze. */
  async function makeGame(teams = 3, freeze: Date | null = freezeAt) {
    await at(start, 1)
    const played = await makePlayedGame(test, { teams, challenges: 3 })
    const { gameId } = played
    await test.services.db.game.update({ where: { id: gameId }, data: { start, end, ...newGameKeys(null) } })
    const token = `1:${'A'.repeat(86)}==`
    await test.services.db.participation.updateMany({ where: { gameId }, data: { token } })
    if (freeze) await setFreeze(gameId, freeze)
    const [first = 0, second = 0, third = 0] = played.challengeIds
    return { ...played, first, second, third }
  }

  async function change(input: Change): Promise<string> {
    const { __typename, code, issues } = await admin.mutate<{ issues?: { message: string }[] }>(
      'updateGame',
      input,
    )
    return issues?.[0]?.message ?? code ?? __typename
  }

  const setFreeze = (gameId: number, time: Date | null) =>
    change({ gameId, freezeAt: time && time.toISOString() })

  const solve = (player: Player | undefined, { gameId }: PlayedGame, challengeId: number) => {
    if (!player) throw new Error('no such player')
    return submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  }

  return { test, admin, at, makeGame, change, setFreeze, solve }
}
