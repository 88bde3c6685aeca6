import type { Readable } from 'node:stream'
import { utcText } from '../../../rules/utc-time.ts'
import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { databaseRefusal } from '../../database/outage.ts'
import { ConflictError, DomainError } from '../../use-case/errors.ts'
import { requireStartedGame } from '../game/read-games.ts'
import { pointsOf, type BoardRow, type BoardView } from '../scoreboard/model/board-view.ts'
import { readScoreboard } from '../scoreboard/scoreboard.service.ts'
import { timeInName, titleInName } from '../asset/file-name.ts'
import { knownTitles } from '../game/known-titles.ts'
import { sheetTexts, type Translate } from './sheet-texts.ts'
import type { SheetForm } from './sheet.input.ts'
import { streamSheet, type Cell, type Column } from './stream-sheet.ts'

export type NamedSheet = { fileName: string; content: Readable }

type Person = Record<'userName' | 'realName' | 'email' | 'studentNumber' | 'phone', string | null>
type TeamMembers = { captain: string | null; members: Person[] }

const rowsAtOnce = 20
/** Stands for a missing value in the plain form. */
const missing = '<empty>'

/**
 * The current board with the members of each team (contract: game, section 11). The full form has a last column with
 * the points of awards and hints, so that each row adds up to its score.
 * @throws NotFoundError, ConflictError (not started, no team, failed)
 */
export async function createScoreSheet(ctx: Context, gameId: number, form: SheetForm): Promise<NamedSheet> {
  requireMonitor(ctx)
  const game = await requireStartedGame(ctx, gameId)
  try {
    const board = await readScoreboard(ctx, gameId)
    if (board.rows.length === 0) throw new ConflictError('sheet.noTeams')
    const known = await knownTitles(ctx, gameId)
    const titles = new Map(known.map(({ challengeId, title }) => [challengeId, title]))
    const membersByTeam = await readTeamMembers(ctx, gameId)
    const text = sheetTexts(ctx)
    const hasDivisions = game.divisions.length > 0
    const createdAt = ctx.clock.now()
    return {
      fileName: `${titleInName(game.title)}-Scoreboard-${timeInName(createdAt)}.xlsx`,
      content: streamSheet({
        name: text('scoreboard'),
        columns: columnsOf(board, { form, hasDivisions, titles, text }),
        rows: rowsOf(board, { form, hasDivisions, membersByTeam }),
        createdAt,
      }),
    }
  } catch (error) {
    if (databaseRefusal(error)) throw error
    ctx.logger.error({ err: error, gameId }, 'could not create a score sheet')
    const message = `could not create the score sheet of the game ${game.title} (${gameId})`
    ctx.logs.write({ level: 'Error', status: 'Failed', message })
    throw error instanceof DomainError ? error : new ConflictError('sheet.failed', { cause: error })
  }
}

async function readTeamMembers(ctx: Context, gameId: number): Promise<Map<number, TeamMembers>> {
  const rows = await ctx.db.participation.findMany({
    where: { gameId, status: 'Accepted' },
    select: {
      id: true,
      team: { select: { captain: { select: { userName: true } } } },
      members: {
        select: {
          user: {
            select: { userName: true, realName: true, email: true, studentNumber: true, phone: true },
          },
        },
        orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
      },
    },
  })
  return new Map(
    rows.map(({ id, team, members }) => [
      id,
      { captain: team.captain.userName, members: members.map(({ user }) => user) },
    ]),
  )
}

type Shape = { form: SheetForm; hasDivisions: boolean }
type Heads = Shape & { titles: ReadonlyMap<number, string>; text: Translate }

function columnsOf(board: BoardView, { form, hasDivisions, titles, text }: Heads): Column[] {
  const numberColumn = (header: string, width = 12): Column => ({ header, width, holds: 'number' })
  const textColumn = (header: string, width = 24): Column => ({ header, width, holds: 'text' })
  return [
    numberColumn(text('rank')),
    textColumn(text('team')),
    ...(hasDivisions ? [textColumn(text('division'), 16)] : []),
    textColumn(text('captain'), 18),
    textColumn(text('members'), 32),
    textColumn(text('realNames'), 32),
    textColumn(text('emails'), 40),
    textColumn(text('studentNumbers'), 32),
    textColumn(text('phones'), 32),
    numberColumn(text('solved')),
    textColumn(text('lastSolve'), 22),
    numberColumn(text('score')),
    ...[...board.challenges.values()].map(({ row }) =>
      numberColumn(titles.get(row.challengeId) ?? row.title, 18),
    ),
    ...(form === 'full' ? [numberColumn(text('adjustments'), 18)] : []),
  ]
}

type Rows = Shape & { membersByTeam: ReadonlyMap<number, TeamMembers> }

async function* rowsOf(board: BoardView, { membersByTeam, ...shape }: Rows) {
  for (let from = 0; from < board.rows.length; from += rowsAtOnce) {
    yield board.rows
      .slice(from, from + rowsAtOnce)
      .map((row) => rowOf(board, row, { ...shape, team: membersByTeam.get(row.participationId) }))
  }
}

type RowContext = Shape & { team: TeamMembers | undefined }

function rowOf(board: BoardView, row: BoardRow, { form, hasDivisions, team }: RowContext): Cell[] {
  const empty = form === 'full' ? '' : missing
  const filled = (value: string | null | undefined) => (value?.trim() ? value : empty)
  // One entry for each member, so that the n-th entry of every column is the same person.
  const joined = (values: (string | null)[]) => {
    const entries = values.map(filled)
    return entries.some(Boolean) ? entries.join(' / ') : empty
  }
  const members = team?.members ?? []
  const points = new Map(row.solves.map((solve) => [solve.challengeId, pointsOf(board, solve)]))
  return [
    // Teams out of competition have no rank.
    row.standing === 'Ranked' ? row.rank : null,
    filled(row.team.name),
    ...(hasDivisions ? [filled(row.division)] : []),
    filled(team?.captain),
    joined(members.map(({ userName }) => userName)),
    joined(members.map(({ realName }) => realName)),
    joined(members.map(({ email }) => email)),
    joined(members.map(({ studentNumber }) => studentNumber)),
    joined(members.map(({ phone }) => phone)),
    row.solves.length,
    filled(row.lastTime === null ? null : utcText(new Date(row.lastTime))),
    row.score,
    ...[...board.challenges.keys()].map((challengeId) => points.get(challengeId) ?? 0),
    ...(form === 'full' ? [row.adjustments.reduce((sum, adjustment) => sum + adjustment.points, 0)] : []),
  ]
}
