import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'
import { readMigrations } from '../../../server/database/migrations/read-migrations.ts'
import { hashToken } from '../../../server/domains/session/session-token.ts'
import { sha256 } from '../calls/forms.ts'
import { createEmptyDatabase } from '../services/test-database.ts'

/** The migrations of the first released version. */
export const oldMigrations = readMigrations().filter(({ name }) => name < '20261122')

/** Creates a database with the schema of that version, without rows, and returns its URL. */
export async function createOldDatabase(): Promise<string> {
  const databaseUrl = await createEmptyDatabase()
  await applyMigrations({ databaseUrl, logger: pino({ level: 'silent' }), migrations: oldMigrations })
  return databaseUrl
}

const bytes = { handout: Buffer.from('the harbour'), writeup: Buffer.from('%PDF-1.7 how it was') }

/** Secrets of the users in the old rows, and the file of the challenges. */
export const old = {
  handout: { bytes: bytes.handout, hash: sha256(bytes.handout) },
  sessions: { anne: 'a'.repeat(43), monitor: 'm'.repeat(43), admin: 'b'.repeat(43) },
  apiToken: `hly_${'t'.repeat(32)}`,
}

/**
 * Inserts rows of every kind as that version wrote them, and some that it accepted but never wrote. Ids come from the
 * sequences, so the rows of a table are numbered from 1.
 */
export async function fillOldDatabase(client: pg.Client, dataDir: string): Promise<void> {
  for (const content of Object.values(bytes)) {
    const hash = sha256(content)
    const folder = path.join(dataDir, 'files', 'uploads', hash.slice(0, 2), hash.slice(2, 4))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, hash), content)
  }
  await client.query(people)
  for (const [name, token] of Object.entries(old.sessions)) {
    const [age, left] = name === 'admin' ? ['31 days', '1 day'] : ['2 days', '90 days']
    await client.query(
      `INSERT INTO session (id, token_hash, user_id, created_at, last_used_at, expires_at, ip)
       SELECT gen_random_uuid(), $1, id, now() - $3::interval, now(), now() + $4::interval, '192.0.2.1'
         FROM "user" WHERE user_name = $2`,
      [hashToken(token), name, age, left],
    )
  }
  await client.query(
    `INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
     SELECT id, 'bot', $1::bytea, '{read,play}'::"ApiTokenScope"[], now() + interval '1 day' FROM "user"
      WHERE user_name = 'anne'
     UNION ALL SELECT id, 'nothing', '\\x00', NULL, now() + interval '1 day' FROM "user" WHERE user_name = 'bob'`,
    [hashToken(old.apiToken)],
  )
  await client.query(
    `INSERT INTO file (hash, name, size_bytes, uploaded_at) VALUES
       ($1, 'harbour.bin', ${bytes.handout.length}, '2026-01-01T10:00:00Z'),
       ($2, 'Writeup-1-1.pdf', ${bytes.writeup.length}, '2026-01-02T10:00:00Z')`,
    [old.handout.hash, sha256(bytes.writeup)],
  )
  await client.query(games)
  await client.query(answers)
  await client.query(rest)
}

const userId = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`

const people = `
INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed, role)
SELECT id::uuid, name, upper(name), name || '@example.test', upper(name) || '@EXAMPLE.TEST', true, role::"Role"
  FROM (VALUES (${userId(1)}, 'admin', 'Admin'), (${userId(2)}, 'monitor', 'Monitor'), (${userId(3)}, 'anne', 'User'),
               (${userId(4)}, 'bob', 'User'), (${userId(5)}, 'banned', 'Banned')) AS item (id, name, role);
INSERT INTO team (name, invite_token, captain_id, locked) VALUES
  ('Anchors', repeat('a', 32), ${userId(3)}, true), ('Buoys', repeat('b', 32), ${userId(4)}, true);
INSERT INTO team_member (team_id, user_id) VALUES (1, ${userId(3)}), (2, ${userId(4)});`

const games = `
INSERT INTO game (title, public_key, private_key, start_at, end_at, writeup_deadline, writeup_required, blood_bonus)
VALUES ('Harbour', '', '', now() - interval '1 day', now() + interval '1 day', now() + interval '2 days', true, 52459530),
       ('Later', '', '', now() + interval '1 day', now() + interval '2 days', now() + interval '2 days', false, 1001);
INSERT INTO division (game_id, name, position) VALUES (1, 'Students', 0);
INSERT INTO attachment (type, remote_url, file_id) VALUES
  ('Local', NULL, 1), ('Local', NULL, 1), ('Remote', 'https://files.example/chart', NULL), ('Local', NULL, 1);
INSERT INTO container (id, image, container_id, status, expect_stop_at,  is_proxy, ip, port)
VALUES (gen_random_uuid(), 'harbour/echo:1', 'backend-1', 'Running', now() + interval '1 hour', false, '10.0.0.2', 80);
INSERT INTO challenge (game_id, title, type, is_enabled, hints, min_score_rate, attachment_id) VALUES
  (1, 'Mooring', 'StaticAttachment', true, '{"Look up"}', 0.25, 1), (1, 'Tide', 'StaticAttachment', true, NULL, 0.25, 2),
  (1, 'Echo', 'DynamicContainer', true, '{}', 0.25, 3), (1, 'Orders', 'DynamicAttachment', true, '{}', 0.25, NULL),
  (2, 'Soon', 'StaticAttachment', false, '{}', 1.5, NULL);
INSERT INTO flag (challenge_id, flag, is_occupied, attachment_id) VALUES
  (1, 'flag{mooring}', false, NULL), (2, 'flag{tide}', false, NULL), (3, 'own{anne}', true, NULL),
  (4, 'own{orders}', true, 4), (2, '', false, NULL);
INSERT INTO participation (game_id, team_id, status, division_id, token, writeup_file_id, writeup_name) VALUES
  (1, 1, 'Accepted', 1, '1:', 2, 'Writeup-1-1.pdf'), (1, 2, 'Accepted', NULL, '2:', NULL, NULL);
INSERT INTO participation_member (game_id, user_id, team_id, participation_id) VALUES
  (1, ${userId(3)}, 1, 1), (1, ${userId(4)}, 1, 2);
INSERT INTO instance (challenge_id, participation_id, is_loaded, flag_id, container_id)
SELECT 3, 1, true, 3, id FROM container;
INSERT INTO instance (challenge_id, participation_id, is_loaded, flag_id) VALUES (4, 1, true, 4);`

// The fifth has a type that does not fit, the sixth another team than its participation, the seventh is "caught" with
// the flag of the own team.
const answers = `
INSERT INTO submission (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
SELECT answer, status::"AnswerResult", type::"SubmissionType", now() - age::interval, user_id::uuid, team, part, 1, challenge
  FROM (VALUES
    (1, 'flag{mooring}', 'Accepted', 'FirstBlood', '9 hours', ${userId(3)}, 1, 1, 1),
    (2, 'flag{mooring}', 'Accepted', 'SecondBlood', '8 hours', ${userId(4)}, 2, 2, 1),
    (3, 'own{anne}', 'CheatDetected', 'Unaccepted', '7 hours', ${userId(4)}, 2, 2, 3),
    (4, 'flag{no}', 'WrongAnswer', 'Unaccepted', '6 hours', ${userId(3)}, 1, 1, 2),
    (5, 'flag{tide}', 'Accepted', 'Unaccepted', '5 hours', ${userId(3)}, 1, 1, 2),
    (6, 'flag{low}', 'WrongAnswer', 'Unaccepted', '4 hours', ${userId(4)}, 1, 2, 2),
    (7, 'own{anne}', 'CheatDetected', 'Unaccepted', '3 hours', ${userId(3)}, 1, 1, 3)
  ) AS item (place, answer, status, type, age, user_id, team, part, challenge) ORDER BY place;
INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
SELECT id, game_id, challenge_id, participation_id, submitted_at FROM submission WHERE status = 'Accepted';
INSERT INTO cheat (submission_id, game_id, submit_participation_id, source_participation_id) VALUES (3, 1, 2, 1), (7, 1, 1, 1);
INSERT INTO game_event (game_id, type, values, user_id, team_id) VALUES
  (1, 'FlagSubmit', '{Accepted,"flag{mooring}",Mooring,1}', ${userId(3)}, 1), (1, 'Normal', NULL, NULL, 1);
INSERT INTO game_notice (game_id, type, values) VALUES (1, 'FirstBlood', '{Anchors,Mooring}'), (1, 'Normal', NULL);
INSERT INTO game_board (game_id, seq) VALUES (1, 3);
INSERT INTO board_change (game_id, seq, kind, ids) VALUES (1, 1, 'solve', '{1}'), (1, 2, 'solve', '{2}'), (1, 3, 'game', NULL);`

const rest = `
INSERT INTO log (level, message) VALUES ('Information', 'from before');
INSERT INTO setting (key, value) VALUES ('GlobalConfig:Title', 'Old Harbour');
INSERT INTO post (id, title, tags, author_id) VALUES ('abcdefgh', 'Welcome', NULL, ${userId(1)});
INSERT INTO outgoing_mail (id, kind, recipient, locale, message_id)
VALUES (gen_random_uuid(), 'Test', 'admin@example.test', 'en-US', '<1@example.test>');
INSERT INTO pending_registration (id, user_name, normalized_user_name, email, normalized_email, password_hash,
  created_at, expires_at, held_until)
VALUES (gen_random_uuid(), 'carla', 'CARLA', 'carla@example.test', 'CARLA@EXAMPLE.TEST', 'x', now(),
  now() + interval '1 day', now() + interval '1 day');
INSERT INTO mail_token (id, purpose, user_id, email, created_at, expires_at)
VALUES (gen_random_uuid(), 'ResetPassword', ${userId(3)}, 'anne@example.test', now(), now() + interval '1 hour');`
