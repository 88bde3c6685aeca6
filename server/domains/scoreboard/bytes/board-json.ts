import { nextTurn } from '../../../runtime/next-turn.ts'
import { solveTypeName } from '../solve-type.ts'
import { pointsOf, type BoardChallenge, type BoardRow, type BoardView } from '../model/board-view.ts'
import { timelines, type Timeline } from '../timelines.ts'

/** Year 1, the contract's value for "never". */
const never = -62_135_596_800_000
export const topTeams = 10
/** Rows rendered before other work gets the event loop. */
export const rowsAtOnce = 200

/** Cached JSON of the solves by row, valid while neither the solves nor their points change. */
export type SolveFragments = WeakMap<BoardRow['solves'], { change: number; json: string }>

export function toContractChallenges(view: BoardView): Record<string, ContractChallenge[]> {
  const byCategory: Record<string, ContractChallenge[]> = {}
  for (const challenge of view.challenges.values()) {
    const list = (byCategory[challenge.row.category] ??= [])
    list.push(toContractChallenge(challenge))
  }
  return byCategory
}

/** The item of one team in the contract's format. */
export function toContractItem(view: BoardView, row: BoardRow) {
  return {
    ...itemHead(row),
    solvedChallenges: row.solves.map((solve) => toContractSolve(view, solve)),
    solvedCount: row.solves.length,
  }
}

/** The whole board in the contract's format, rendered in slices so that other requests are not blocked. */
export async function renderBoard(view: BoardView, fragments: SolveFragments): Promise<Buffer> {
  const parts: Buffer[] = [Buffer.from(`${headOf(view).slice(0, -1)},"items":[`)]
  const solves = solveRenderer(view, fragments)
  for (let from = 0; from < view.rows.length; from += rowsAtOnce) {
    const rows = view.rows.slice(from, from + rowsAtOnce).map((row) => {
      const head = JSON.stringify(itemHead(row)).slice(0, -1)
      return `${head},"solvedChallenges":${solves(row)},"solvedCount":${row.solves.length}}`
    })
    parts.push(Buffer.from((from === 0 ? '' : ',') + rows.join(',')))
    if (from + rowsAtOnce < view.rows.length) await nextTurn()
  }
  parts.push(Buffer.from(']}'))
  return Buffer.concat(parts)
}

/** 0 also for a bonus in points, which the contract does not have. */
export function contractBonus({ bloodBonus, bloodBonusPoints }: BoardView): number {
  return bloodBonusPoints.length > 0 ? 0 : bloodBonus
}

function headOf(view: BoardView): string {
  const lines: Record<string, ReturnType<typeof toContractTimeline>[]> = {}
  for (const division of view.divisions) {
    lines[division] = timelines(view, { division, top: topTeams }).map(toContractTimeline)
  }
  lines['all'] = timelines(view, { division: null, top: topTeams }).map(toContractTimeline)
  return JSON.stringify({
    updateTimeUtc: view.updatedAt,
    bloodBonus: contractBonus(view),
    timeLines: lines,
    challenges: toContractChallenges(view),
    challengeCount: view.challenges.size,
  })
}

/** Builds the JSON from cached pieces: for one challenge and type, only the user and the time differ. */
function solveRenderer(view: BoardView, fragments: SolveFragments): (row: BoardRow) => string {
  const changes = lastChanges(view)
  const beginnings = new Map<number, string[]>()
  for (const [id, { points }] of view.challenges) {
    const byType = points.map((score, type) => `{"id":${id},"score":${score},"type":"${solveTypeName(type)}"`)
    beginnings.set(id, byType)
  }
  const names = new Map<string | null, string>()
  const render = (solves: BoardRow['solves']) => {
    let json = ''
    for (const { challengeId, type, userName, time } of solves) {
      let name = names.get(userName)
      if (name === undefined) names.set(userName, (name = JSON.stringify(userName ?? '')))
      json += `${json && ','}${beginnings.get(challengeId)?.[type]},"userName":${name},"time":${time}}`
    }
    return `[${json}]`
  }
  return ({ solves }) => {
    let change = 0
    for (const { challengeId } of solves) change += changes.get(challengeId) ?? 0
    const known = fragments.get(solves)
    if (known?.change === change) return known.json
    const json = render(solves)
    fragments.set(solves, { change, json })
    return json
  }
}

// Each new list of points gets a larger number than all earlier ones. So the sum over the challenges of a team is
// unchanged only if the points of all of them are unchanged.
const changeOf = new WeakMap<readonly number[], number>()
let changeCount = 0

/** The change number of each challenge's points. */
function lastChanges(view: BoardView): Map<number, number> {
  const changes = new Map<number, number>()
  for (const [id, { points }] of view.challenges) {
    let change = changeOf.get(points)
    if (change === undefined) changeOf.set(points, (change = changeCount += 1))
    changes.set(id, change)
  }
  return changes
}

function itemHead({ team, division, score, rank, divisionRank, lastTime }: BoardRow) {
  return {
    id: team.teamId,
    name: team.name,
    bio: team.bio,
    division,
    avatar: team.avatarUrl,
    score,
    rank,
    divisionRank,
    lastSubmissionTime: lastTime ?? never,
  }
}

function toContractSolve(view: BoardView, solve: BoardRow['solves'][number]) {
  const { challengeId: id, type, userName, time } = solve
  return { id, score: pointsOf(view, solve), type: solveTypeName(type), userName: userName ?? '', time }
}

type ContractChallenge = ReturnType<typeof toContractChallenge>

function toContractChallenge({ row, score, solvedCount, bloods }: BoardChallenge) {
  return {
    id: row.challengeId,
    title: row.title,
    category: row.category,
    score,
    solved: solvedCount,
    bloods: bloods.map(({ team, time }) => ({
      id: team.teamId,
      name: team.name,
      avatar: team.avatarUrl,
      submitTimeUtc: time,
    })),
    disableBloodBonus: row.disableBloodBonus,
  }
}

export function toContractTimeline({ team, times, scores }: Timeline) {
  return {
    id: team.teamId,
    name: team.name,
    items: times.map((time, index) => ({ time, score: scores[index] ?? 0 })),
  }
}
