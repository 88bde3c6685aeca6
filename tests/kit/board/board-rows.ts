import type pg from 'pg'

type GameFacts = {
  start: number
  end: number
  bloodBonus: number
  bloodBonusPoints: number[]
  seq: number
  publicSeq: number
  /** Answers from this time on are hidden from players; null if none are. */
  hiddenFrom: number | null
}
export type TeamFacts = {
  participationId: number
  id: number
  name: string
  bio: string | null
  avatar: string | null
  division: string | null
  standing: 'Ranked' | 'OutOfCompetition' | 'Tester'
  takesBloods: boolean
  lowersValues: boolean
  hiddenChallengeIds: number[]
}
export type ChallengeFacts = {
  id: number
  title: string
  category: string
  originalScore: number
  minScoreRate: number
  difficulty: number
  scoreCurve: string
  scoreTable: number[]
  disableBloodBonus: boolean
  decidesTies: boolean
  /** The column appears with the first solve that counts. */
  isHiddenUntilSolved: boolean
}
export type AnswerFacts = {
  id: number
  participationId: number
  challengeId: number
  time: number
  userName: string
  isRevealed: boolean
  takesBlood: boolean
}
export type AdjustmentFacts = {
  id: number
  participationId: number
  kind: string
  points: number
  reason: string
  time: number
  isRevealed: boolean
}
export type Facts = {
  game: GameFacts
  /** Accepted now. */
  teams: TeamFacts[]
  /** Enabled and released now. */
  challenges: ChallengeFacts[]
  /** Every correct submission, repeated ones included. */
  answers: AnswerFacts[]
  adjustments: AdjustmentFacts[]
}

/** Loads all rows that a board depends on, in one snapshot and with simple SQL. */
export async function readFacts(pool: pg.Pool, gameId: number): Promise<Facts> {
  const { rows } = await pool.query<{ facts: Facts }>(
    `SELECT json_build_object(
       'game', (SELECT json_build_object(
          'start', (extract(epoch FROM start_at) * 1000)::bigint, 'end', (extract(epoch FROM end_at) * 1000)::bigint,
          'bloodBonus', blood_bonus, 'bloodBonusPoints', blood_bonus_points,
          'seq', coalesce((SELECT seq FROM game_board WHERE game_id = game.id), 0),
          'publicSeq', coalesce((SELECT seq - hidden FROM game_board WHERE game_id = game.id), 0),
          'hiddenFrom', CASE WHEN revealed_at IS NULL THEN (extract(epoch FROM freeze_at) * 1000)::bigint END)
        FROM game WHERE id = $1),
       'teams', coalesce((SELECT json_agg(json_build_object(
          'participationId', p.id, 'id', t.id, 'name', t.name, 'bio', t.bio, 'division', d.name,
          'standing', coalesce(d.standing, 'Ranked'), 'takesBloods', coalesce(d.takes_bloods, true),
          'lowersValues', coalesce(d.lowers_values, true), 'hiddenChallengeIds',
          ARRAY(SELECT challenge_id FROM division_exclusion WHERE division_id = d.id),
          'avatar', '/assets/' || t.avatar_hash || '/avatar'))
        FROM participation p JOIN team t ON t.id = p.team_id LEFT JOIN division d ON d.id = p.division_id
        WHERE p.game_id = $1 AND p.status = 'Accepted'), '[]'),
       'challenges', coalesce((SELECT json_agg(json_build_object(
          'id', id, 'title', CASE WHEN is_required THEN '???' ELSE title END, 'category', category, 'originalScore', original_score,
          'minScoreRate', min_score_rate, 'difficulty', difficulty, 'scoreCurve', score_curve,
          'scoreTable', score_table, 'disableBloodBonus', disable_blood_bonus,
          'decidesTies', decides_ties,
          'isHiddenUntilSolved', is_required AND locked_view = 'Hidden'))
        FROM challenge, LATERAL (
          SELECT count(*) > 0 AS is_required FROM challenge_requirement r WHERE r.challenge_id = challenge.id) required
        WHERE game_id = $1 AND is_enabled AND is_released), '[]'),
       'answers', coalesce((SELECT json_agg(json_build_object(
          'id', s.id, 'participationId', s.participation_id, 'challengeId', s.challenge_id,
          'time', (extract(epoch FROM s.submitted_at) * 1000)::bigint, 'userName', coalesce(u.user_name, ''),
          'isRevealed', EXISTS (SELECT FROM solve WHERE submission_id = s.id AND is_revealed),
          'takesBlood', NOT EXISTS (SELECT FROM solve WHERE submission_id = s.id AND NOT takes_blood)))
        FROM submission s LEFT JOIN "user" u ON u.id = s.user_id
        WHERE s.game_id = $1 AND s.status = 'Accepted'), '[]'),
       'adjustments', coalesce((SELECT json_agg(json_build_object(
          'id', id, 'participationId', participation_id, 'kind', kind, 'points', points, 'reason', reason,
          'time', (extract(epoch FROM made_at) * 1000)::bigint, 'isRevealed', is_revealed))
        FROM score_adjustment WHERE game_id = $1), '[]')) AS facts`,
    [gameId],
  )
  const [row] = rows
  if (!row) throw new Error('no facts')
  return row.facts
}

/** The facts that players may know. */
export function publicFacts(facts: Facts): Facts {
  const { hiddenFrom } = facts.game
  const teams = facts.teams.filter(({ standing }) => standing !== 'Tester')
  if (hiddenFrom === null) return { ...facts, teams }
  return {
    ...facts,
    teams,
    answers: facts.answers.filter(({ time, isRevealed }) => time < hiddenFrom || isRevealed),
    adjustments: facts.adjustments.filter(({ time, isRevealed }) => time < hiddenFrom || isRevealed),
  }
}
