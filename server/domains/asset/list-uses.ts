import DataLoader from 'dataloader'
import type { Context } from '../../context.ts'
import { shownInTexts } from './text-uses.ts'
import { may } from '../../use-case/roles.ts'

export type FileUseKind =
  | 'Attachment'
  | 'TeamFile'
  | 'Poster'
  | 'TeamAvatar'
  | 'UserAvatar'
  | 'Writeup'
  | 'Text'
  | 'Logo'

export type FileUse = {
  kind: FileUseKind
  /** Null for the logo. */
  name: string | null
  gameId: number | null
  challengeId: number | null
}

export type FileUses = { count: number; first: FileUse | null }

/** The same uses as those for which a file is kept. */
const statement = {
  name: 'file-uses',
  text: `
    WITH file_attachment AS (
      SELECT f.hash, a.id FROM file f JOIN attachment a ON a.file_id = f.id WHERE f.hash = ANY($1::bpchar[]))
    SELECT DISTINCT ON (hash) hash, kind, name, game_id AS "gameId", challenge_id AS "challengeId",
           (count(*) OVER (PARTITION BY hash))::int AS count
      FROM (
        SELECT a.hash, 1 AS place, 'Attachment' AS kind, c.title AS name, c.game_id, c.id AS challenge_id
          FROM file_attachment a JOIN challenge c ON c.attachment_id = a.id
        UNION ALL
        SELECT a.hash, 2, 'TeamFile', c.title, c.game_id, c.id
          FROM file_attachment a JOIN flag g ON g.attachment_id = a.id JOIN challenge c ON c.id = g.challenge_id
        UNION ALL
        SELECT poster_hash, 3, 'Poster', title, id, NULL FROM game WHERE poster_hash = ANY($1::varchar[])
        UNION ALL
        SELECT avatar_hash, 4, 'TeamAvatar', name, NULL, NULL FROM team WHERE avatar_hash = ANY($1::varchar[])
        UNION ALL
        SELECT avatar_hash, 5, 'UserAvatar', user_name, NULL, NULL FROM "user" WHERE avatar_hash = ANY($1::varchar[])
        UNION ALL
        SELECT f.hash, 6, 'Writeup', t.name, p.game_id, NULL
          FROM file f JOIN participation p ON p.writeup_file_id = f.id JOIN team t ON t.id = p.team_id
         WHERE f.hash = ANY($1::bpchar[])
        UNION ALL
        SELECT hash, 7, 'Text', name, game_id, challenge_id FROM (${shownInTexts}) shown WHERE hash = ANY($1::text[])
        UNION ALL
        SELECT value, 8, 'Logo', NULL, NULL, NULL FROM setting
         WHERE key ILIKE 'GlobalConfig:%Hash' AND value = ANY($1::text[])) used
     ORDER BY hash, place, name, game_id`,
}

const loaders = new WeakMap<Context, DataLoader<string, FileUses>>()

/** The uses of a file; null unless an administrator asks. The files of a page share a statement. */
export async function usesOfFile(ctx: Context, hash: string): Promise<FileUses | null> {
  if (!may(ctx.viewer, 'Admin', 'admin')) return null
  let loader = loaders.get(ctx)
  if (!loader) {
    loader = new DataLoader((hashes) => readUses(ctx, hashes), { cache: false })
    loaders.set(ctx, loader)
  }
  return loader.load(hash)
}

async function readUses({ pool }: Context, hashes: readonly string[]): Promise<FileUses[]> {
  const { rows } = await pool.query<FileUse & { hash: string; count: number }>({
    ...statement,
    values: [[...new Set(hashes)]],
  })
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return hashes.map((hash) => {
    const first = byHash.get(hash) ?? null
    return { count: first?.count ?? 0, first }
  })
}
