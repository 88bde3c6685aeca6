import { ConflictError, NotFoundError, RateLimitedError, type DomainError } from '../../use-case/errors.ts'
import { lockedFor, shownIn } from '../game/shown-challenges.ts'

export type Refusal =
  | 'NoGame'
  | 'NotParticipating'
  | 'NotAccepted'
  | 'NotStarted'
  | 'GamePaused'
  | 'GameEnded'
  | 'NoChallenge'
  | 'ChallengeClosed'
  | 'AnswerVoided'
  | 'AttemptsUsed'
  | 'AttemptsPaused'

/**
 * SQL joins: the rows that decide whether a team may play. `asked` is a relation with `game_id` and `challenge_id`;
 * `participationId` is the expression of a participation's id.
 */
export const playingRows = (asked: string, participationId: string) => `
LEFT JOIN game ON game.id = ${asked}.game_id AND game.deleted_at IS NULL
LEFT JOIN participation ON participation.id = ${participationId} AND participation.game_id = ${asked}.game_id
LEFT JOIN team ON team.id = participation.team_id
LEFT JOIN challenge ON challenge.id = ${asked}.challenge_id AND challenge.game_id = ${asked}.game_id
  AND ${shownIn('challenge')}`

/**
 * SQL expression: why a team may not play at `time`, null if it may. The statement has the joins of `playingRows`.
 * `isPaused` is an expression: whether the game is paused; `further` are branches of the CASE.
 */
export const refusalAt = (time: string, isPaused = 'game.paused_at IS NOT NULL', further = '') => `
    CASE
      WHEN game.id IS NULL THEN 'NoGame'
      WHEN participation.id IS NULL THEN 'NotParticipating'
      WHEN participation.status <> 'Accepted' THEN 'NotAccepted'
      WHEN ${time} < game.start_at THEN 'NotStarted'
      WHEN ${isPaused} THEN 'GamePaused'
      WHEN ${time} >= game.end_at AND NOT game.practice_mode THEN 'GameEnded'
      WHEN challenge.id IS NULL OR ${lockedFor('challenge', 'participation')} THEN 'NoChallenge'
      WHEN ${time} >= challenge.close_at THEN 'ChallengeClosed'${further}
    END AS refusal`

/** Converts a refusal to an error. `waitSeconds` is the rest of a pause of attempts. */
export function refused(refusal: Refusal, waitSeconds = 1): DomainError {
  switch (refusal) {
    case 'NoGame':
      return new NotFoundError('game.notFound')
    case 'NotParticipating':
      return new ConflictError('participation.notJoined')
    case 'NotAccepted':
      return new ConflictError('participation.notAccepted')
    case 'NotStarted':
      return new ConflictError('game.notStarted')
    case 'GamePaused':
      return new ConflictError('game.paused')
    case 'GameEnded':
      return new ConflictError('game.ended', { bodyStatus: 10002 })
    case 'NoChallenge':
      return new NotFoundError('challenge.notFound')
    case 'ChallengeClosed':
      return new ConflictError('challenge.closed')
    case 'AnswerVoided':
      return new ConflictError('challenge.answerVoided')
    case 'AttemptsUsed':
      return new ConflictError('challenge.attemptsUsed')
    case 'AttemptsPaused':
      return new RateLimitedError(waitSeconds, 'challenge.attemptsPaused')
  }
}
