import type { Game } from '../../../prisma/generated/client/client.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { revisionOf } from '../../use-case/revision.ts'
import { pick } from '../audit/audit-fields.ts'
import { gameFields } from './game-audit.ts'

const certificateFields = [
  'certificateRule',
  'certificateTeamLimit',
  'certificateText',
  'certificateSignature',
] as const

/** Changes with every field of the game's form: its columns, its certificates, and the names of its divisions. */
export async function gameRevision({ db }: { db: Database | Transaction }, game: Game): Promise<string> {
  const divisions = await db.division.findMany({
    where: { gameId: game.id },
    orderBy: { position: 'asc' },
    select: { name: true },
  })
  return revisionOf({ ...pick(game, [...gameFields, ...certificateFields]), divisions })
}
