import { publicDivisions, type CompatibleBoard } from '../compatible-board.ts'
import type { BoardRow, BoardView } from '../../scoreboard/model/board-view.ts'
import type { CtfdUsers } from './ctfd-users.ts'

/** What the answers are made from. */
export type CtfdBoard = {
  view: BoardView
  users: CtfdUsers
  /** The numbers of the divisions by their names; the divisions are the brackets of CTFd. */
  brackets: ReadonlyMap<string, number>
}

export function bracketsOf(game: CompatibleBoard['game']): CtfdBoard['brackets'] {
  return new Map(publicDivisions(game).map(({ id, name }) => [name, id]))
}

export function bracketOf({ brackets }: Pick<CtfdBoard, 'brackets'>, { division }: BoardRow) {
  return {
    bracket_id: division === null ? null : (brackets.get(division) ?? null),
    bracket_name: division,
  }
}

export function ctfdBrackets({ brackets }: Pick<CtfdBoard, 'brackets'>) {
  return [...brackets].map(([name, id]) => ({ id, name, description: '', type: 'teams' }))
}

/** ISO 8601 with microseconds. */
export function ctfdDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '000Z')
}

export const counted = (data: readonly object[]) => ({ data, meta: { count: data.length } })
