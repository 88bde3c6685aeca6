import { shownTeamName } from '../../../rules/names.ts'
import type { AppServices } from '../../services.ts'
import type { BoardAudience } from '../game/board-audience.ts'
import { withNames } from '../notice/notice-names.ts'
import { pointsOf, type BoardView } from '../scoreboard/model/board-view.ts'
import { describeNotice } from './describe-notice.ts'
import { readCurrentBoard } from './current-board.ts'
import type { WebhookData, WebhookEvent } from './webhook-event.ts'

export type Services = Pick<AppServices, 'db' | 'events' | 'scoreboards'>

export type Fact = {
  kind: string
  rowKey: string
  /** Time of the transaction that made it. */
  at: Date
  game: { id: number; title: string }
}

type Team = { id: number; name: string }

type Describe = (services: Services, fact: Fact, audience: BoardAudience) => Promise<WebhookEvent | null>

/** By the kinds that the triggers of the database store. */
const describers: Readonly<Record<string, Describe>> = {
  async notice(services, { game, rowKey }) {
    const row = await services.db.gameNotice.findUnique({ where: { id: Number(rowKey) } })
    const [notice] = row ? await withNames(services, [row]) : []
    if (!notice) return null
    const challenge =
      notice.challengeId === null
        ? null
        : await services.db.challenge.findUnique({
            where: { id: notice.challengeId },
            select: { id: true, title: true, category: true },
          })
    const isBlood = notice.type.endsWith('Blood')
    const board = isBlood ? await readCurrentBoard(services, game.id, 'public') : null
    return describeNotice({ game, notice, challenge, board })
  },

  async solve(services, { game, rowKey }, audience) {
    const solve = await services.db.solve.findUnique({
      where: { submissionId: Number(rowKey) },
      include: {
        challenge: { select: { id: true, title: true, category: true } },
        participation: { select: { team: { select: { id: true, name: true } } } },
      },
    })
    if (!solve) return null
    const { team } = solve.participation
    // The board of the audience decides what it may receive: freeze, testers, refused teams and closed games.
    const board = await readCurrentBoard(services, game.id, audience)
    const shown = board?.rowByTeam
      .get(team.id)
      ?.solves.find(({ submissionId }) => submissionId === solve.submissionId)
    const challenge = shown && board?.challenges.get(solve.challengeId)?.row
    if (audience === 'public' && !challenge) return null
    const isMasked = audience === 'public' && challenge?.title !== solve.challenge.title
    return {
      type: 'challenge.solved',
      at: solve.solvedAt,
      data: {
        game,
        challenge: isMasked
          ? { id: null, title: challenge?.title ?? '', category: null }
          : { ...solve.challenge },
        team,
        points: board && shown ? pointsOf(board, shown) : 0,
        ...(audience === 'organizer' && { counts: shown !== undefined, isHidden: isFrozen(board, solve) }),
      },
    }
  },

  async cheat({ db }, { game, rowKey }) {
    const submissionId = Number(rowKey)
    const cheat = await db.cheat.findUnique({
      where: { submissionId },
      include: {
        submission: { select: { challenge: { select: { id: true, title: true, category: true } } } },
        submitParticipation: { select: { team: { select: { id: true, name: true } } } },
        sourceParticipation: { select: { team: { select: { id: true, name: true } } } },
      },
    })
    if (!cheat) return null
    return {
      type: 'submission.cheat_detected',
      at: cheat.createdAt,
      data: {
        game,
        challenge: cheat.submission.challenge,
        team: cheat.submitParticipation.team,
        flagOwner: cheat.sourceParticipation?.team ?? null,
        submission: { id: submissionId },
      },
    }
  },

  /** The key is the number of the correction in the audit trail. */
  async correction({ db }, { game, rowKey, at }) {
    const entry = await db.auditEntry.findUnique({ where: { seq: BigInt(rowKey) } })
    const correction = entry && correctionNames[entry.action]
    if (!entry || !correction) return null
    const { reason, ...after } = (entry.after ?? {}) as Record<string, unknown>
    const ids = [after['submissionId'], after['submissionIds'], after['becameRight'], after['becameWrong']]
    return {
      type: 'solves.corrected',
      at,
      data: {
        game,
        correction,
        reason,
        submissionIds: ids.flat().filter((id) => typeof id === 'number'),
      },
    }
  },

  join: (services, fact) => describeParticipation(services, fact, 'team.joined'),
  participation: (services, fact) => describeParticipation(services, fact, 'participation.changed'),
  writeup: (services, fact) => describeParticipation(services, fact, 'writeup.submitted'),

  async containerFailed({ db }, { game, rowKey, at }) {
    const container = await db.container.findUnique({
      where: { id: rowKey },
      include: {
        assignment: {
          include: {
            challenge: { select: { id: true, title: true, category: true } },
            participation: { select: { team: { select: { id: true, name: true } } } },
          },
        },
      },
    })
    if (!container?.assignment) return null
    const { challenge, participation } = container.assignment
    return {
      type: 'container.failed',
      at,
      data: { game, challenge, team: participation.team, reason: container.failure },
    }
  },

  /** The key is that of the assignment: the challenge and the participation. */
  async containerLimit({ db }, { game, rowKey, at }) {
    const [challengeId = 0, participationId = 0] = rowKey.split(':').map(Number)
    const assignment = await db.assignment.findUnique({
      where: { challengeId_participationId: { challengeId, participationId } },
      select: {
        challenge: { select: { id: true, title: true, category: true } },
        participation: { select: { team: { select: { id: true, name: true } } } },
      },
    })
    if (!assignment) return null
    const { challenge, participation } = assignment
    return { type: 'container.limit_reached', at, data: { game, challenge, team: participation.team } }
  },
}

/** The names of the corrections by the actions of the audit trail. */
const correctionNames: Readonly<Record<string, string>> = {
  'solves.voided': 'void',
  'solves.restored': 'restore',
  'solve.granted': 'grant',
  'answers.judgedAgain': 'judgeAgain',
}

/** The event of a fact for an audience; null for none. Rows are read now, so a deleted row gives no event. */
export async function describeFact(
  services: Services,
  fact: Fact,
  audience: BoardAudience,
): Promise<WebhookEvent | null> {
  const event = await describers[fact.kind]?.(services, fact, audience)
  return event ? { ...event, data: withShownNames(event.data) } : null
}

/** The REST contract allows team names of several lines. Receivers get names as they are shown. */
function withShownNames(data: WebhookData): WebhookData {
  const shown = { ...data }
  for (const key of ['team', 'flagOwner'] as const) {
    const team = data[key] as Team | null | undefined
    if (team) shown[key] = { ...team, name: shownTeamName(team.name, team.id) }
  }
  return shown
}

type OfParticipation = 'team.joined' | 'participation.changed' | 'writeup.submitted'

async function describeParticipation(
  { db }: Services,
  { game, rowKey, at }: Fact,
  type: OfParticipation,
): Promise<WebhookEvent | null> {
  const participation = await db.participation.findUnique({
    where: { id: Number(rowKey) },
    include: { team: { select: { id: true, name: true } }, division: { select: { name: true } } },
  })
  if (!participation) return null
  const { team, status, division } = participation
  return { type, at, data: { game, team, status, division: division?.name ?? null } }
}

function isFrozen(
  board: BoardView | null,
  { solvedAt, isRevealed }: { solvedAt: Date; isRevealed: boolean },
) {
  const hiddenFrom = board?.hiddenFrom ?? null
  return hiddenFrom !== null && solvedAt.getTime() >= hiddenFrom && !isRevealed
}
