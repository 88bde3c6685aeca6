import { shownTeamName } from '../../../rules/names.ts'
import type { Webhook } from '../../../prisma/generated/client/client.ts'
import type { AppServices } from '../../services.ts'
import type { Transaction } from '../../database/database.ts'
import type { BoardView } from '../scoreboard/model/board-view.ts'
import { readCurrentBoard } from './current-board.ts'
import { receivesGame, receivesType } from './receives-event.ts'
import { queueEvents } from './queue-events.ts'
import type { WebhookEvent } from './webhook-event.ts'

type Services = Pick<AppServices, 'db' | 'events' | 'scoreboards'>
type At = { webhooks: readonly Webhook[]; now: Date }

/** An event of a time that passed earlier than this is not sent. */
const lateMs = 15 * 60_000
const standingsPauseMs = 30_000
const standingsCount = 10

const moments = ['game.started', 'game.ended'] as const

/**
 * Queues the events that have no row: the start and the end of games, and changed first places. The caller holds the
 * lock of the process that queues events.
 */
export async function queueTimedEvents(services: Services, tx: Transaction, at: At): Promise<void> {
  const receivers = at.webhooks.filter((webhook) =>
    [...moments, 'scoreboard.changed' as const].some((type) => receivesType(webhook, type)),
  )
  if (receivers.length === 0) return
  const { now } = at
  const early = new Date(now.getTime() - lateMs)
  const games = await tx.game.findMany({
    where: { deletedAt: null, pausedAt: null, start: { lte: now }, end: { gt: early } },
    select: { id: true, title: true, hidden: true, start: true, end: true, deletedAt: true },
  })
  for (const webhook of receivers) {
    for (const { hidden, start, end, deletedAt, ...game } of games) {
      if (!receivesGame(webhook, { ...game, hidden, start, deletedAt }, now)) continue
      const times = { 'game.started': start, 'game.ended': end }
      for (const type of moments) {
        const time = times[type]
        if (!receivesType(webhook, type) || time > now || time <= early || time <= webhook.createdAt) continue
        const event: WebhookEvent = { type, at: time, data: { game } }
        const source = `${type}:${game.id}:${time.getTime()}`
        await queueEvents(tx, [{ webhook, event, source, now }])
      }
      if (webhook.gameId === game.id && receivesType(webhook, 'scoreboard.changed')) {
        await queueStandings(services, tx, { webhook, game, now })
      }
    }
  }
}

type Standings = { webhook: Webhook; game: { id: number; title: string }; now: Date }

/** At most one event in half a minute, with the first places as they are then. */
async function queueStandings(services: Services, tx: Transaction, { webhook, game, now }: Standings) {
  const { id, boardMark, boardMarkedAt, isForOrganizers } = webhook
  if (boardMarkedAt && now.getTime() - boardMarkedAt.getTime() < standingsPauseMs) return
  const board = await readCurrentBoard(services, game.id, isForOrganizers ? 'organizer' : 'public')
  const standings = board ? firstPlaces(board) : []
  const mark = JSON.stringify(standings.map(({ rank, team, score }) => [rank, team.id, score]))
  if (mark === boardMark || (boardMark === null && standings.length === 0)) return
  await tx.webhook.update({ where: { id }, data: { boardMark: mark, boardMarkedAt: now } })
  const event: WebhookEvent = { type: 'scoreboard.changed', at: now, data: { game, standings } }
  await queueEvents(tx, [{ webhook, event, source: `board:${game.id}:${now.getTime()}`, now }])
}

function firstPlaces({ rows }: BoardView) {
  return rows
    .filter(({ standing, lastTime }) => standing === 'Ranked' && lastTime !== null)
    .slice(0, standingsCount)
    .map(({ rank, team, score }) => ({
      rank,
      team: { id: team.teamId, name: shownTeamName(team.name, team.teamId) },
      score,
    }))
}
