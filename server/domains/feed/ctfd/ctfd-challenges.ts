import { minScore, type ScoreRule } from '../../../../rules/scoring/score-curve.ts'
import type { BoardChallenge, BoardView } from '../../scoreboard/model/board-view.ts'
import { nameOf, requireChallenge, solvesOf } from '../compatible-board.ts'
import { ctfdDate } from './ctfd-board.ts'

// CTFd's reads of challenges. Texts, files and hints of challenges are not on the public board.

export function ctfdChallenges(view: BoardView) {
  return [...view.challenges.values()].map((challenge, position) => headOf(challenge, position))
}

export function ctfdChallenge(view: BoardView, id: number) {
  const position = [...view.challenges.keys()].indexOf(id)
  const challenge = requireChallenge(view, id)
  const head = headOf(challenge, position)
  return {
    ...head,
    ...valueOf(challenge),
    description: '',
    attribution: null,
    connection_info: null,
    next_id: null,
    state: 'visible',
    max_attempts: 0,
    logic: 'any',
    type_data: { id: head.type, name: head.type, templates: noParts, scripts: noParts },
    attempts: 0,
    files: [],
    hints: [],
    view: '',
  }
}

/** The pages of CTFd's administrators have parts of their own for each type of challenge. */
const noParts = { create: '', update: '', view: '' }

/**
 * How the value falls. The linear and the logarithmic curve are CTFd's own. CTFd's logarithmic one is also the most
 * similar to the exponential one: both have lost half of what they lose after the same number of solves.
 */
function valueOf({ row }: BoardChallenge) {
  if (row.scoreCurve === 'Fixed') return { initial: null, decay: null, minimum: null, function: 'static' }
  return {
    initial: row.originalScore,
    decay: decayOf(row),
    minimum: minScore(row),
    function: row.scoreCurve === 'Linear' ? 'linear' : 'logarithmic',
  }
}

function decayOf({ scoreCurve, difficulty, scoreTable }: ScoreRule): number {
  if (scoreCurve === 'Exponential') return Math.round(difficulty * Math.SQRT2 * Math.LN2)
  return scoreCurve === 'Table' ? scoreTable.length - 1 : difficulty
}

export function ctfdChallengeSolves(view: BoardView, id: number) {
  requireChallenge(view, id)
  return solvesOf(view, id).map(({ row: { team }, solve }) => ({
    account_id: team.teamId,
    name: nameOf(team),
    date: ctfdDate(solve.time),
    account_url: `/teams/${team.teamId}`,
  }))
}

function headOf({ row, score, solvedCount }: BoardChallenge, position: number) {
  return {
    id: row.challengeId,
    type: row.scoreCurve === 'Fixed' ? 'standard' : 'dynamic',
    name: row.title,
    value: score,
    position,
    solves: solvedCount,
    solved_by_me: false,
    category: row.category,
    module_id: null,
    tags: [],
    template: '',
    script: '',
  }
}
