import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Actor } from '../calls/actor.ts'
import { pdfOf } from './pdf.ts'
import { hourMs } from './world-texts.ts'

type ChallengeKey = { gameId: number; challengeId: number }

/** Inserts containers of three teams, including the player's, without a container backend. */
export async function addContainers(client: Client, { gameId, challengeId }: ChallengeKey): Promise<void> {
  for (const team of [0, 1, 3]) {
    await client.query(
      `INSERT INTO assignment (challenge_id, participation_id, game_id, container_id)
       SELECT $1, id, game_id, $2 FROM participation WHERE game_id = $3 ORDER BY id OFFSET $4 LIMIT 1
       ON CONFLICT (challenge_id, participation_id) DO UPDATE SET container_id = excluded.container_id`,
      [challengeId, await addContainer(client, team), gameId, team],
    )
  }
}

/** Inserts a test container. */
export async function addTestContainer(client: Client, challengeId: number): Promise<void> {
  const id = await addContainer(client, 4)
  await client.query('UPDATE challenge SET test_container_id = $1 WHERE id = $2', [id, challengeId])
}

async function addContainer(client: Client, team: number): Promise<string> {
  const id = randomUUID()
  const now = Date.now()
  const startedAt = new Date(now - hourMs / 4)
  const address = ['10.213.0.2', 1337, '203.0.113.7', 31_000 + team]
  await client.query(
    `INSERT INTO container (id, image, container_id, status, queued_at, started_at, expect_stop_at, is_proxy, ip, port,
       public_ip, public_port)
     VALUES ($1, 'harbour/ghost-ship:2', $2, 'Running', $3, $3, $4, false, $5, $6, $7, $8)`,
    [id, `lighthouse-${team}`, startedAt, new Date(now + hourMs), ...address],
  )
  return id
}

/** Submits write-ups of the first teams, one after another. */
export async function addWriteups(client: Client, admin: Actor, gameId: number): Promise<void> {
  const form = new FormData()
  form.append('files', pdfOf('How we came into the harbour'), 'writeup.pdf')
  const { body } = await admin.rest('POST', '/api/assets', form)
  await client.query(
    `UPDATE participation SET writeup_file_id = file.id, writeup_name = 'Writeup-' || team_id || '.pdf',
       writeup_at = now() - team_id * interval '7 minutes'
     FROM file WHERE file.hash = $1 AND game_id = $2 AND team_id <= 5`,
    [(body as { hash: string }[])[0]?.hash, gameId],
  )
}

/** Writes captures of the first teams' connections to a challenge, without a proxy. */
export async function addCaptures(
  client: Client,
  dataDir: string,
  { gameId, challengeId }: ChallengeKey,
): Promise<void> {
  await client.query('UPDATE challenge SET enable_traffic_capture = true WHERE id = $1', [challengeId])
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM participation WHERE game_id = $1 ORDER BY id LIMIT 3',
    [gameId],
  )
  for (const { id } of rows) {
    const folder = path.join(dataDir, 'files', 'capture', String(challengeId), String(id))
    await mkdir(folder, { recursive: true })
    for (let connection = 1; connection <= id; connection += 1) {
      const header = Buffer.from('d4c3b2a10200040000000000000000000000040001000000', 'hex')
      const packets = Buffer.alloc(connection * 4096 * id)
      await writeFile(
        path.join(folder, `1f2e3d4c-harbour${connection}.pcap`),
        Buffer.concat([header, packets]),
      )
    }
  }
}
