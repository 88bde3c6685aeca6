import { cutText } from '../../../rules/cut-text.ts'
import type { GameNotice, NoticeType } from '../../../prisma/generated/client/client.ts'
import type { WebhookEventType } from '../../../rules/webhook-events.ts'
import type { BoardView } from '../scoreboard/model/board-view.ts'
import { pointsOf } from '../scoreboard/model/board-view.ts'
import type { WebhookData, WebhookEvent } from './webhook-event.ts'

const noticeTextLength = 4000

const types = {
  Normal: 'game.notice.created',
  NewChallenge: 'challenge.released',
  NewHint: 'challenge.hint_added',
  FirstBlood: 'challenge.blood',
  SecondBlood: 'challenge.blood',
  ThirdBlood: 'challenge.blood',
} as const satisfies Record<NoticeType, WebhookEventType>

const places: Partial<Record<NoticeType, number>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }

type Known = {
  game: { id: number; title: string }
  notice: GameNotice
  /** Null if the challenge was deleted, or if the notice names several. */
  challenge: { id: number; title: string; category: string } | null
  /** The board that everybody sees; null if no blood is described. */
  board: BoardView | null
}

/** The event of a notice. Everybody reads notices, so the event contains only data of the notice. */
export function describeNotice({ game, notice, challenge, board }: Known): WebhookEvent {
  const type = types[notice.type]
  const at = notice.publishedAt
  if (type === 'game.notice.created') {
    const text = cutText(notice.values[0] ?? '', noticeTextLength)
    return { type, at, data: { game, notice: { id: notice.id, text } } }
  }
  if (type !== 'challenge.blood') {
    const title = notice.values[0] ?? ''
    return { type, at, data: { game, challenge: namedAs(title, challenge) } }
  }
  const [teamName = '', title = ''] = notice.values
  const team = { id: notice.teamId ?? 0, name: teamName }
  const data: WebhookData = {
    game,
    challenge: namedAs(title, challenge),
    team,
    place: places[notice.type],
    points: pointsOnBoard(board, team.id, notice.challengeId),
  }
  return { type, at, data }
}

/** The id and the category of a challenge only if the notice names it by its title, which it hides until it is unlocked. */
function namedAs(title: string, challenge: Known['challenge']): WebhookData['challenge'] {
  return challenge?.title === title ? challenge : { id: null, title, category: null }
}

function pointsOnBoard(board: BoardView | null, teamId: number, challengeId: number | null): number | null {
  const solve = board?.rowByTeam.get(teamId)?.solves.find((solved) => solved.challengeId === challengeId)
  return board && solve ? pointsOf(board, solve) : null
}
