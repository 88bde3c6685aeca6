import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'
import { pdfOf } from '../pdf.ts'
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

const comments = [
  'The tide table was a nice touch.',
  'Took us two hours and one whiteboard. Worth it.',
  'The hint gave away a bit too much.',
  'I learned how gets() fails. Thank you!',
  'The text could say that the flag has capital letters.',
  'Great idea, but the service was slow in the first hour.',
  'Our first solve ever. More of these, please.',
]

/** Rates solves of a game, two of three, some with a comment. */
export async function addRatings(client: Client, gameId: number): Promise<void> {
  await client.query(
    `INSERT INTO rating (game_id, challenge_id, participation_id, user_id, stars, comment, rated_at)
     SELECT solve.game_id, solve.challenge_id, solve.participation_id, submission.user_id, 2 + solve.submission_id % 4,
       CASE WHEN solve.submission_id % 6 = 1 THEN ($2::text[])[1 + solve.submission_id / 6 % cardinality($2::text[])] ELSE '' END,
       solve.solved_at
     FROM solve JOIN submission ON submission.id = solve.submission_id
     WHERE solve.game_id = $1 AND submission.user_id IS NOT NULL AND solve.submission_id % 3 > 0`,
    [gameId, comments],
  )
}

/** Adds webhooks of a game, or of all games for null, that work, fail and are disabled, with deliveries. Nothing is sent. */
export async function addWebhooks(client: Client, gameId: number | null): Promise<void> {
  await client.query(
    `WITH made AS (
       INSERT INTO webhook (game_id, name, sealed_url, origin, form, events, is_for_organizers, is_enabled, locale,
         secret_id, failing_since, switched_off_at, claimed_until)
       SELECT $1, name, '', origin, form::"WebhookForm",
         CASE WHEN $1::int IS NULL THEN array_remove(events::text[], 'scoreboard.changed') ELSE events::text[] END, organizers, enabled, 'en-US',
         gen_random_uuid(), failing, off, now() + interval '10 years'
       FROM (VALUES
         ('Announcer', 'https://discord.com', 'Discord', '{challenge.blood,challenge.released}', false, true, NULL, NULL),
         ('Score wall', 'https://wall.harbour.example', 'Standard', '{challenge.solved,scoreboard.changed}', false, true,
           now() - interval '20 minutes', NULL),
         ('Night watch', 'https://hooks.slack.com', 'Slack', '{submission.cheat_detected,container.failed}', true, false,
           now() - interval '5 hours', now() - interval '2 hours')
       ) AS hook (name, origin, form, events, organizers, enabled, failing, off) RETURNING id, name)
     INSERT INTO webhook_delivery (id, webhook_id, type, source, body, status, attempts, created_at, due_at, tried_at,
       response_status, response_text, duration_ms, failure)
     SELECT (lpad(to_hex(1000 - age), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid, made.id, type, type, '{"type":"' || type || '"}', status::"WebhookDeliveryStatus",
        attempts, now() - age * interval '1 minute', now() + interval '10 years',
        now() - (age - attempts) * interval '1 minute', code, answer, 84, failure
     FROM made CROSS JOIN (VALUES
       ('challenge.blood', 'Delivered', 1, 4, 204, NULL, NULL),
       ('challenge.released', 'Waiting', 3, 9, 503, 'Service Unavailable', 'HTTP 503'),
       ('test', 'Failed', 9, 400, NULL::int, NULL, 'connect ECONNREFUSED 192.0.2.7:443')
     ) AS delivery (type, status, attempts, age, code, answer, failure)`,
    [gameId],
  )
}

/** Shares write-ups of the solves of an ended game: of three, one waits, one is published and one is a published link. */
export async function addSharedWriteups(client: Client, gameId: number): Promise<void> {
  const text = '## The way in\n\nThe ice is thin at `0x41`.\n\n```python\nprint(bytes(65))\n```'
  await client.query(`UPDATE game SET player_writeups = 'AfterApproval' WHERE id = $1`, [gameId])
  await client.query(
    `WITH made AS (
       INSERT INTO shared_writeup (game_id, participation_id, user_id, solved_id, kind, content, state, submitted_at,
         published_at)
       SELECT solve.game_id, solve.participation_id, submission.user_id, solve.challenge_id,
         (CASE solve.submission_id % 3 WHEN 2 THEN 'Link' ELSE 'Text' END)::"WriteupKind",
         CASE solve.submission_id % 3 WHEN 2 THEN 'https://blog.example/thin-ice' ELSE $2 END,
         (CASE solve.submission_id % 3 WHEN 0 THEN 'Waiting' ELSE 'Published' END)::"WriteupState",
         now() - interval '30 minutes', CASE WHEN solve.submission_id % 3 > 0 THEN now() - interval '20 minutes' END
       FROM solve JOIN submission ON submission.id = solve.submission_id
       WHERE solve.game_id = $1 RETURNING id, solved_id, game_id)
     INSERT INTO shared_writeup_challenge (writeup_id, challenge_id, game_id) SELECT * FROM made`,
    [gameId, text],
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
