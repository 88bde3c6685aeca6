import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { sourceHash } from '../../challenge/import/source.service.ts'
import { signTeamToken } from '../../game/team-token/team-token.ts'
import { newInviteToken } from '../../team/invite-code.ts'
import { documentNames, type DocumentName, type Kind, type RowOf } from '../documents.ts'
import type { ImportState } from './import-state.ts'
import { importUsers, matchTeams } from './match-people.ts'
import type { OpenPackage } from './open-package.ts'
import { columnsOf, insert, newIds, writeRows } from './write-rows.ts'

type Row = Record<string, unknown>

const rowsAtOnce = 1000

/** Writes all rows of a checked package as a new game. */
export async function writeGame(
  ctx: Context,
  tx: Transaction,
  { source, state }: { source: OpenPackage; state: ImportState },
): Promise<void> {
  for (const name of documentNames) {
    let rows: Row[] = []
    for await (const { row } of source.rows(name)) {
      rows.push(row)
      if (rows.length < rowsAtOnce) continue
      await writeChunk(ctx, tx, { state, name, rows })
      rows = []
    }
    await writeChunk(ctx, tx, { state, name, rows })
  }
  // Webhooks deliver new events, not the history of an imported game.
  await tx.webhookFact.deleteMany({ where: { gameId: state.gameId } })
  // Without the history the board starts at version 0.
  await tx.gameBoard.createMany({ data: { gameId: state.gameId }, skipDuplicates: true })
}

type Chunk = { state: ImportState; name: DocumentName; rows: Row[] }

async function writeChunk(ctx: Context, tx: Transaction, { state, name, rows }: Chunk): Promise<void> {
  switch (name) {
    case 'files.jsonl':
      return
    case 'game.json':
      return writeGameRow(tx, state, rows as RowOf<'game.json'>[])
    case 'users.jsonl':
      return importUsers(tx, state, rows as RowOf<'users.jsonl'>[])
    case 'teams.jsonl': {
      const added = await matchTeams(tx, state, rows as RowOf<'teams.jsonl'>[])
      return writeRows(tx, state, { name, rows: added, more: () => ({ invite_token: newInviteToken() }) })
    }
    case 'team-members.jsonl': {
      const isNew = ({ teamId }: Row) => !state.reusedTeams.has(Number(state.ids('team').get(teamId)))
      return writeRows(tx, state, { name, rows: rows.filter(isNew) })
    }
    case 'participations.jsonl':
      return writeRows(tx, state, { name, rows, more: (row) => participationColumns(ctx, state, row) })
    case 'challenge-sources.jsonl':
      return writeRows(tx, state, { name, rows, more: (row) => sourceColumns(row) })
    case 'board-changes.jsonl':
      return writeRows(tx, state, { name, rows: rows.map((row) => withNewIds(state, row)) })
    default:
      return writeRows(tx, state, { name, rows })
  }
}

async function writeGameRow(tx: Transaction, state: ImportState, rows: RowOf<'game.json'>[]): Promise<void> {
  for (const row of rows) {
    const [id = 0] = await newIds(tx, 'game', 1)
    state.gameId = id
    state.title = row.title
    const same = await tx.game.findFirst({
      where: { title: row.title, deletedAt: null },
      select: { id: true },
    })
    if (same) state.differ('SAME_TITLE', row.title, String(same.id))
    await insert(tx, 'game', [
      {
        ...columnsOf('game.json', { ...row, posterHash: state.storedFile(row.posterHash)?.hash ?? null }),
        id,
        // Hidden, so that an organizer can check it before others see it.
        hidden: true,
        public_key: state.keys.publicKey,
        private_key: state.keys.privateKey,
      },
    ])
  }
}

function sourceColumns(row: Row): Row {
  const { document } = row as RowOf<'challenge-sources.jsonl'>
  return { sha256: sourceHash(document) }
}

function participationColumns({ config }: Context, { keys, ids, storedFile }: ImportState, row: Row): Row {
  const { teamId, writeup } = row as RowOf<'participations.jsonl'>
  const { xorKey, compatPrefix } = config
  const { privateKey } = keys
  const team = Number(ids('team').get(teamId))
  return {
    writeup_file_id: storedFile(writeup)?.id ?? null,
    token: signTeamToken({ teamId: team, privateKey, xorKey, compatPrefix }),
  }
}

const kinds: Partial<Record<RowOf<'board-changes.jsonl'>['kind'], Kind>> = {
  solve: 'submission',
  participation: 'participation',
  challenge: 'challenge',
  team: 'team',
  adjustment: 'adjustment',
}

/** The change with the new ids of its rows; a row that does not exist any more is left out. */
function withNewIds({ gameId, ids }: ImportState, row: Row): Row {
  const change = row as RowOf<'board-changes.jsonl'>
  const kind = kinds[change.kind]
  return {
    ...change,
    ids: kind === undefined ? [gameId] : (change.ids ?? []).flatMap((id) => ids(kind).get(id) ?? []),
  }
}
