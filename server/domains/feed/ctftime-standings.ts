import { nextTurn } from '../../runtime/next-turn.ts'
import { ctftimeTeamNames } from './ctftime-team-names.ts'
import { challengeOf, pointsOf, type BoardRow, type BoardView } from '../scoreboard/model/board-view.ts'

/** Rows rendered before other work gets the event loop. */
const rowsAtOnce = 200

export type CtftimeOptions = {
  /** Adds the tasks, and the points and time of each solve. CTFtime reads the short form by default. */
  isFull: boolean
  /** Only the teams of this division, with their ranks in it. */
  division: string | null
  /** Names that teams have at CTFtime, by team; others appear under their own names. */
  names?: ReadonlyMap<number, string>
  /** Titles by challenge, in place of those on the board. */
  titles?: ReadonlyMap<number, string> | undefined
}

type Tasks = ReadonlyMap<number, string>

/**
 * The teams of a board that have points, in the order of their ranks, as the JSON that CTFtime reads: in ASCII, with
 * times in seconds since 1970. Guests out of competition are marked and have no rank.
 * https://ctftime.org/json-scoreboard-feed
 */
export async function renderStandings(view: BoardView, options: CtftimeOptions): Promise<string> {
  const { isFull, division } = options
  const teams = ctftimeTeamNames(view, options.names)
  const tasks = isFull ? taskNames(view, options.titles) : null
  const rows = view.rows.filter((row) => row.score > 0 && (division === null || row.division === division))
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const standings = rows.slice(from, from + rowsAtOnce).map((row) => ({
      ...standing(row, { division, teams }),
      ...(tasks && { taskStats: taskStats(view, row, tasks) }),
      ...(tasks && row.lastTime !== null && { lastAccept: toSeconds(row.lastTime) }),
    }))
    parts.push(toAsciiJson(standings).slice(1, -1))
    if (from + rowsAtOnce < rows.length) await nextTurn()
  }
  const head = tasks ? `"tasks":${toAsciiJson([...tasks.values()])},` : ''
  return `{${head}"standings":[${parts.join(',')}]}`
}

type Standing = { division: string | null; teams: ReadonlyMap<number, string> }

function standing(row: BoardRow, { division, teams }: Standing) {
  const isOutside = row.standing === 'OutOfCompetition'
  return {
    ...(!isOutside && { pos: division === null ? row.rank : (row.divisionRank ?? row.rank) }),
    team: teams.get(row.team.teamId) ?? '',
    score: row.score,
    ...(isOutside && { outward: true }),
  }
}

/** A unique name for each challenge: its title; where titles are equal with the category, and else with the number. */
function taskNames(view: BoardView, titles: Tasks = new Map()): Tasks {
  const shown = [...view.challenges.values()].map(({ row: { challengeId, category, title } }) => {
    return { challengeId, category, title: titles.get(challengeId) ?? title }
  })
  const used = countEach(shown.map(({ title }) => title))
  const long = shown.map(({ title, category }) =>
    (used.get(title) ?? 0) > 1 ? `${title} (${category})` : title,
  )
  const usedLong = countEach(long)
  return new Map(
    shown.map(({ challengeId }, index) => {
      const name = long[index] ?? ''
      return [challengeId, (usedLong.get(name) ?? 0) > 1 ? `${name} ${challengeId}` : name]
    }),
  )
}

function countEach(names: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function taskStats(view: BoardView, row: BoardRow, tasks: Tasks) {
  return Object.fromEntries(
    row.solves.map((solve) => [
      tasks.get(challengeOf(view, solve).row.challengeId),
      { points: pointsOf(view, solve), time: toSeconds(solve.time) },
    ]),
  )
}

function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
