import { ConflictError, NotFoundError, type DomainError } from '../../use-case/errors.ts'

export type Refusal =
  'NoGame' | 'NotParticipating' | 'NotAccepted' | 'NotStarted' | 'GameEnded' | 'NoChallenge'

/**
 * SQL expression: why a team may not play at `time`, null if it may. The statement left-joins `game`,
 * `participation` and an enabled `challenge`.
 */
export const refusalAt = (time: string) => `
    CASE
      WHEN game.id IS NULL THEN 'NoGame'
      WHEN participation.id IS NULL THEN 'NotParticipating'
      WHEN participation.status <> 'Accepted' THEN 'NotAccepted'
      WHEN ${time} < game.start_at THEN 'NotStarted'
      WHEN ${time} >= game.end_at AND NOT game.practice_mode THEN 'GameEnded'
      WHEN challenge.id IS NULL THEN 'NoChallenge'
    END AS refusal`

/** Converts a refusal to an error. */
export function refused(refusal: Refusal): DomainError {
  switch (refusal) {
    case 'NoGame':
      return new NotFoundError('game.notFound')
    case 'NotParticipating':
      return new ConflictError('participation.notJoined')
    case 'NotAccepted':
      return new ConflictError('participation.notAccepted')
    case 'NotStarted':
      return new ConflictError('game.notStarted')
    case 'GameEnded':
      return new ConflictError('game.ended', { bodyStatus: 10002 })
    case 'NoChallenge':
      return new NotFoundError('challenge.notFound')
  }
}
