import { shownInTexts } from '../../asset/text-uses.ts'
import type { DocumentName } from '../documents.ts'
import { hasPart, type PackageParts } from '../package-format.ts'

/** SQL: the tables of a document's rows, named `r`, of the game `$1`, and their order. */
type Source = { from: string; where: string; order: string }

const ofGame = (table: string, order: string): Source => ({
  from: `${table} r`,
  where: 'r.game_id = $1',
  order,
})

const byId = 'r.id'
const teamIds = (parts: PackageParts) => `(
  SELECT team_id FROM participation WHERE game_id = $1
  ${parts.history ? 'UNION SELECT team_id FROM game_event WHERE game_id = $1' : ''})`

const playerIds = (parts: PackageParts) => `(
  SELECT user_id FROM participation_member WHERE game_id = $1
  UNION SELECT captain_id FROM team WHERE id IN ${teamIds(parts)}
  UNION SELECT user_id FROM team_member WHERE team_id IN ${teamIds(parts)}
  ${
    parts.history
      ? `UNION SELECT user_id FROM submission WHERE game_id = $1
         UNION SELECT user_id FROM rating WHERE game_id = $1
         UNION SELECT user_id FROM shared_writeup WHERE game_id = $1`
      : ''
  })`

const namedIds = (parts: PackageParts) =>
  parts.history
    ? `(SELECT user_id FROM game_event WHERE game_id = $1
        UNION SELECT user_id FROM score_adjustment WHERE game_id = $1)`
    : '(SELECT NULL::uuid)'

/** A flag of a team's own container belongs to the teams. */
const flagsOfGame = (parts: PackageParts) =>
  parts.teams
    ? 'challenge.game_id = $1'
    : `challenge.game_id = $1 AND (r.is_bait OR challenge.type <> 'DynamicContainer')`

const fileHashes = (parts: PackageParts) => `(
  SELECT poster_hash FROM game WHERE id = $1
  UNION SELECT hash FROM (${shownInTexts}) shown WHERE game_id = $1
  UNION SELECT file.hash FROM challenge JOIN attachment ON attachment.id = challenge.attachment_id
    JOIN file ON file.id = attachment.file_id WHERE challenge.game_id = $1
  UNION SELECT file.hash FROM flag r JOIN challenge ON challenge.id = r.challenge_id
    JOIN attachment ON attachment.id = r.attachment_id JOIN file ON file.id = attachment.file_id
    WHERE ${flagsOfGame(parts)}
  ${
    parts.teams
      ? `UNION SELECT avatar_hash FROM team WHERE id IN ${teamIds(parts)}
         UNION SELECT avatar_hash FROM "user" WHERE id IN ${playerIds(parts)} OR id IN ${namedIds(parts)}
         UNION SELECT file.hash FROM participation JOIN file ON file.id = participation.writeup_file_id
           WHERE participation.game_id = $1`
      : ''
  })`

const fromTeamOfGame = (parts: PackageParts, column: string) => `r.${column} IN ${teamIds(parts)}`

export function sourceOf(name: DocumentName, parts: PackageParts): Source {
  switch (name) {
    case 'files.jsonl':
      return { from: 'file r', where: `r.hash IN ${fileHashes(parts)}`, order: 'r.hash' }
    case 'game.json':
      return { from: 'game r', where: 'r.id = $1', order: byId }
    case 'divisions.jsonl':
      return ofGame('division', byId)
    case 'challenges.jsonl':
      return ofGame('challenge', byId)
    case 'challenge-sources.jsonl':
      return ofGame('challenge_source', 'r.challenge_id')
    case 'hints.jsonl':
      return ofGame('hint', byId)
    case 'requirements.jsonl':
      return ofGame('challenge_requirement', 'r.challenge_id, r.required_id')
    case 'exclusions.jsonl':
      return ofGame('division_exclusion', 'r.division_id, r.challenge_id')
    case 'flags.jsonl':
      return {
        from: 'flag r JOIN challenge ON challenge.id = r.challenge_id',
        where: flagsOfGame(parts),
        order: byId,
      }
    case 'users.jsonl':
      return {
        from: '"user" r',
        where: `r.id IN ${playerIds(parts)} OR r.id IN ${namedIds(parts)}`,
        order: byId,
      }
    case 'teams.jsonl':
      return { from: 'team r', where: fromTeamOfGame(parts, 'id'), order: byId }
    case 'team-members.jsonl':
      return { from: 'team_member r', where: fromTeamOfGame(parts, 'team_id'), order: 'r.team_id, r.user_id' }
    case 'participations.jsonl':
      return ofGame('participation', byId)
    case 'participation-members.jsonl':
      return ofGame('participation_member', 'r.participation_id, r.user_id')
    case 'notices.jsonl': {
      const source = ofGame('game_notice', byId)
      return hasPart(parts, 'history')
        ? source
        : {
            ...source,
            where: `${source.where} AND r.type NOT IN ('FirstBlood', 'SecondBlood', 'ThirdBlood')`,
          }
    }
    case 'assignments.jsonl':
      return ofGame('assignment', 'r.challenge_id, r.participation_id')
    case 'pauses.jsonl':
      return ofGame('game_pause', 'r.paused_at')
    case 'attempt-counts.jsonl':
      return ofGame('attempt_count', 'r.challenge_id, r.participation_id')
    case 'submissions.jsonl':
      return ofGame('submission', byId)
    case 'solves.jsonl':
      return ofGame('solve', 'r.submission_id')
    case 'cheats.jsonl':
      return ofGame('cheat', 'r.submission_id')
    case 'adjustments.jsonl':
      return ofGame('score_adjustment', byId)
    case 'ratings.jsonl':
      return ofGame('rating', byId)
    case 'shared-writeups.jsonl':
      return ofGame('shared_writeup', byId)
    case 'shared-writeup-challenges.jsonl':
      return ofGame('shared_writeup_challenge', 'r.writeup_id, r.challenge_id')
    case 'events.jsonl':
      return ofGame('game_event', byId)
    case 'board.json':
      return ofGame('game_board', 'r.game_id')
    case 'board-changes.jsonl':
      return ofGame('board_change', 'r.seq')
  }
}

const attachment = `(
  SELECT json_build_object('type', attachment.type, 'remoteUrl', attachment.remote_url, 'sha256', file.hash,
                           'name', attachment.name)
  FROM attachment LEFT JOIN file ON file.id = attachment.file_id WHERE attachment.id = r.attachment_id)`

/** SQL of members that are not a column of their row as it is. */
export function expressionOf(name: DocumentName, member: string, parts: PackageParts): string | null {
  switch (`${name} ${member}`) {
    case 'challenges.jsonl attachment':
    case 'flags.jsonl attachment':
      return attachment
    case 'flags.jsonl isOccupied':
      return parts.teams ? null : 'false'
    case 'files.jsonl bytes':
      return 'r.size_bytes::float8'
    case 'files.jsonl isMissing':
      return 'false'
    case 'users.jsonl isPlayer':
      // Rows without a user make the list contain null, and the result null instead of false.
      return `(r.id IN ${playerIds(parts)}) IS TRUE`
    case 'participations.jsonl writeup':
      return '(SELECT hash FROM file WHERE file.id = r.writeup_file_id)'
    case 'board.json seq':
    case 'board-changes.jsonl seq':
      return 'r.seq::float8'
    case 'board.json hidden':
    case 'board-changes.jsonl hidden':
      return 'r.hidden::float8'
    default:
      return null
  }
}
