import type { Game } from '../../../prisma/generated/client/client.ts'
import { revisionOf } from '../../use-case/revision.ts'
import { pick } from '../audit/audit-fields.ts'
import { gameFields } from './game-audit.ts'

const certificateFields = [
  'certificateRule',
  'certificateTeamLimit',
  'certificateText',
  'certificateSignature',
] as const

/** The rows beside its own of which the form of a game consists. */
export const editedDivisions = {
  divisions: { orderBy: { position: 'asc' }, select: { name: true } },
} as const

/** Changes with every field of the game's form: its columns, its certificates, and the names of its divisions. */
export function gameRevision(game: Game & { divisions: readonly { name: string }[] }): string {
  const divisions = game.divisions.map(({ name }) => name)
  return revisionOf({ ...pick(game, [...gameFields, ...certificateFields]), divisions })
}
