import { solveTypeName } from './solve-type.ts'
import { pointsOf, type BoardChallenge, type BoardRow, type BoardView } from './board-view.ts'
import { timeLineOf, timeLines, type TimeLine } from './time-lines.ts'

/** Year 1, which the contract writes for "never". */
const never = -62_135_596_800_000
const topTeams = 10
/** Rows rendered before other work gets its turn. */
const rowsAtOnce = 200

/** Rendered solves by row, kept while neither the solves nor what they are worth change. */
export type SolveFragments = WeakMap<BoardRow['solves'], { worth: number; json: string }>

export function toContractChallenges(view: BoardView): Record<string, ContractChallenge[]> {
  const byCategory: Record<string, ContractChallenge[]> = {}
  for (const challenge of view.challenges.values()) {
    const list = (byCategory[challenge.row.category] ??= [])
    list.push(toContractChallenge(challenge))
  }
  return byCategory
}

/** A team's row, or what stands for it while the board doesn't hold the team. */
export function toContractItem(view: BoardView, row: BoardRow) {
  return {
    ...itemHead(row),
    solvedChallenges: row.solves.map((solve) => toContractSolve(view, solve)),
    solvedCount: row.solves.length,
  }
}

/** The whole board in the contract's words, made in slices that leave room for other requests. */
export async function renderBoard(view: BoardView, fragments: SolveFragments): Promise<Buffer> {
  const parts: Buffer[] = [Buffer.from(`${headOf(view).slice(0, -1)},"items":[`)]
  const worth = worthOf(view)
  for (let from = 0; from < view.rows.length; from += rowsAtOnce) {
    const rows = view.rows
      .slice(from, from + rowsAtOnce)
      .map((row) => renderItem(view, row, fragments, worth))
    parts.push(Buffer.from((from === 0 ? '' : ',') + rows.join(',')))
    if (from + rowsAtOnce < view.rows.length) await nextTurn()
  }
  parts.push(Buffer.from(']}'))
  return Buffer.concat(parts)
}

function headOf(view: BoardView): string {
  const lines: Record<string, ReturnType<typeof toContractTimeLine>[]> = {}
  for (const division of view.divisions) {
    lines[division] = timeLines(view, { division, top: topTeams }).map(toContractTimeLine)
  }
  lines['all'] = view.rows.slice(0, topTeams).map((row) => toContractTimeLine(timeLineOf(view, row)))
  return JSON.stringify({
    updateTimeUtc: view.updatedAt,
    bloodBonus: view.bloodBonus,
    timeLines: lines,
    challenges: toContractChallenges(view),
    challengeCount: view.challenges.size,
  })
}

function renderItem(
  view: BoardView,
  row: BoardRow,
  fragments: SolveFragments,
  worth: Map<number, number>,
): string {
  const head = JSON.stringify(itemHead(row)).slice(0, -1)
  return `${head},"solvedChallenges":${renderSolves(view, row, fragments, worth)},"solvedCount":${row.solves.length}}`
}

function renderSolves(
  view: BoardView,
  row: BoardRow,
  fragments: SolveFragments,
  worths: Map<number, number>,
): string {
  let worth = 0
  for (const { challengeId } of row.solves) worth += worths.get(challengeId) ?? 0
  const known = fragments.get(row.solves)
  if (known?.worth === worth) return known.json
  const json = JSON.stringify(row.solves.map((solve) => toContractSolve(view, solve)))
  fragments.set(row.solves, { worth, json })
  return json
}

// Each new list of points gets a larger number than all before it. So the sum over a team's challenges stays
// the same only while none of them is worth anything else.
const changes = new WeakMap<readonly number[], number>()
let changeCount = 0

/** A number for each challenge that is larger whenever its points have changed. */
function worthOf(view: BoardView): Map<number, number> {
  const worths = new Map<number, number>()
  for (const [id, { points }] of view.challenges) {
    let change = changes.get(points)
    if (change === undefined) changes.set(points, (change = changeCount += 1))
    worths.set(id, change)
  }
  return worths
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

function toContractTimeLine({ team, times, scores }: TimeLine) {
  return {
    id: team.teamId,
    name: team.name,
    items: times.map((time, place) => ({ time, score: scores[place] ?? 0 })),
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
