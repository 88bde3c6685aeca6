import { cursorToOffset, offsetToCursor, resolveArrayConnection } from '@pothos/plugin-relay'
import type { Context } from '../../../context.ts'
import { ConflictError, invalidField } from '../../../use-case/errors.ts'
import type { BoardView } from '../model/board-view.ts'

type PageArgs = Record<'after' | 'before', string | null | undefined> &
  Record<'first' | 'last', number | null | undefined>
type Filter = Record<'division' | 'search', string | null | undefined>
type Position = { seq: number; offset: number }

/**
 * A page of a board's rows in rank order. A cursor names the version of the board, so all pages of one walk are of
 * the version of the first page, also while teams change places.
 * @throws InvalidInputError (no cursor, or two versions), ConflictError (the version is no longer held)
 */
export function pageOfEntries(
  ctx: Pick<Context, 'pinnedBoards'>,
  current: BoardView,
  { division, search }: Filter,
  args: PageArgs,
) {
  const after = readCursor('after', args.after)
  const before = readCursor('before', args.before)
  if (after && before && after.seq !== before.seq) {
    throw invalidField('before', 'input.invalid', { field: 'before' })
  }
  const view = boardAt(ctx, current, (after ?? before)?.seq ?? current.seq)
  const wanted = search?.toLowerCase()
  const rows = view.rows.filter(
    (row) =>
      (division == null || row.division === division) &&
      (!wanted || row.team.name.toLowerCase().includes(wanted)),
  )
  const { edges, pageInfo } = resolveArrayConnection(
    {
      args: {
        first: args.first,
        last: args.last,
        after: after && offsetToCursor(after.offset),
        before: before && offsetToCursor(before.offset),
      },
    },
    rows.map((row) => ({ view, row })),
  )
  if (pageInfo.hasNextPage || pageInfo.hasPreviousPage) ctx.pinnedBoards.pin(view)
  const pin = (cursor: string) => formatCursor({ seq: view.seq, offset: cursorToOffset(cursor) })
  return {
    edges: edges.map((edge) => edge && { ...edge, cursor: pin(edge.cursor) }),
    pageInfo: {
      ...pageInfo,
      startCursor: pageInfo.startCursor == null ? null : pin(pageInfo.startCursor),
      endCursor: pageInfo.endCursor == null ? null : pin(pageInfo.endCursor),
    },
    totalCount: rows.length,
  }
}

function boardAt(
  { pinnedBoards }: Pick<Context, 'pinnedBoards'>,
  current: BoardView,
  seq: number,
): BoardView {
  const view = seq === current.seq ? current : pinnedBoards.find(current, seq)
  if (!view) throw new ConflictError('game.boardCursorExpired')
  return view
}

function formatCursor({ seq, offset }: Position): string {
  return Buffer.from(`ScoreboardEntry:${seq}:${offset}`).toString('base64')
}

function readCursor(argument: 'after' | 'before', cursor: string | null | undefined): Position | null {
  if (cursor == null) return null
  const [, seq, offset] =
    /^ScoreboardEntry:(\d{1,15}):(\d{1,9})$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  if (seq === undefined || offset === undefined) {
    throw invalidField(argument, 'input.invalid', { field: argument })
  }
  return { seq: Number(seq), offset: Number(offset) }
}
