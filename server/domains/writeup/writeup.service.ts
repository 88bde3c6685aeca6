import type { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAdmin, requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { readGame } from '../game/read-games.ts'
import { readingPlayer } from '../participation/participation.policy.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'
import { timeInName } from '../asset/file-name.ts'

/** Participations with a write-up, of any status. */
export const withWriteup = { writeupFileId: { not: null } } as const satisfies Prisma.ParticipationWhereInput

const withFileAndTeam = { writeupFile: true, team: true } satisfies Prisma.ParticipationInclude

type Row = Prisma.ParticipationGetPayload<{ include: typeof withFileAndTeam }>
export type Writeup = {
  participationId: number
  divisionId: number | null
  team: Row['team']
  hash: string
  name: string
  uploadedAt: Date
}

/** The participations of a game that have a write-up, newest first, for administrators. */
export function gameWriteups(ctx: Context, gameId: number) {
  requireAdmin(ctx)
  return listOf(ctx, 'participation', {
    where: { gameId, ...withWriteup },
    orderBy: [{ writeupAt: 'desc' }, { id: 'desc' }],
  })
}

/** The write-ups of a game with their files and teams. @throws NotFoundError */
export async function listWriteups(ctx: Context, gameId: number): Promise<Writeup[]> {
  const list = gameWriteups(ctx, gameId)
  await readGame(ctx, gameId)
  const rows = await list.rows({ include: withFileAndTeam })
  return rows.flatMap((row) =>
    row.writeupFile
      ? {
          participationId: row.id,
          divisionId: row.divisionId,
          team: row.team,
          hash: row.writeupFile.hash,
          name: writeupName(row, row.writeupFile.uploadedAt),
          uploadedAt: row.writeupAt ?? row.writeupFile.uploadedAt,
        }
      : [],
  )
}

type Named = { gameId: number; teamId: number; writeupName: string | null; writeupAt: Date | null }

/** The file name of a team's write-up: unique per team, also when other teams uploaded the same bytes. */
export function writeupName(participation: Named, uploadedAt: Date): string {
  const { gameId, teamId, writeupName: name, writeupAt } = participation
  return name ?? `Writeup-${gameId}-${teamId}-${timeInName(writeupAt ?? uploadedAt)}.pdf`
}

export type OwnWriteup = { note: string; handedIn: { name: string; sizeBytes: bigint } | null }

/** The write-up of the viewer's team, and the game's requirements. @throws NotFoundError, ConflictError */
export async function readOwnWriteup(ctx: Context, gameId: number): Promise<OwnWriteup> {
  requireUser(ctx, 'read')
  const { game, participation } = await requirePlayingParticipation(ctx, gameId, { evenWhenClosed: true })
  const { writeupFileId } = participation
  const file = writeupFileId && (await ctx.db.file.findUnique({ where: { id: writeupFileId } }))
  return {
    note: game.writeupNote,
    handedIn: file ? { name: writeupName(participation, file.uploadedAt), sizeBytes: file.sizeBytes } : null,
  }
}

/** Whether the viewer is registered for that participation, of any status. */
export async function isRegistered(ctx: Context, participationId: number): Promise<boolean> {
  const own = { participationId, userId: readingPlayer(ctx.viewer) }
  return (await ctx.db.participationMember.count({ where: own })) > 0
}

/** The path to download all write-ups of a game, named by their teams and with a list, for administrators. */
export function writeupArchiveUrl(ctx: Context, gameId: number): string {
  requireAdmin(ctx)
  return `/api/admin/writeups/${gameId}/all?names=team`
}
