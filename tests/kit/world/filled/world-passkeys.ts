import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'

/** Two passkeys of the player: one was used, the other one never. */
export async function addPasskeys(client: Client, player: Actor): Promise<void> {
  const { viewer } = await player.query<{ viewer: { userId: string } }>('{ viewer { userId } }')
  const passkeys = [
    { name: 'Laptop', lastUsedAt: '2026-02-03T09:00:00Z' },
    { name: 'Security key in the drawer at home', lastUsedAt: null },
  ]
  for (const { name, lastUsedAt } of passkeys)
    await client.query(
      `INSERT INTO passkey (id, user_id, credential_id, public_key, user_handle, is_syncable, is_backed_up,
                            aaguid, name, created_at, last_used_at)
       VALUES ($1::uuid, $2::uuid, $3, '', 'player', false, false,
               '00000000-0000-0000-0000-000000000000', $3, '2026-01-05T09:00:00Z', $4)`,
      [randomUUID(), viewer.userId, name, lastUsedAt],
    )
}
