import type { Actor } from '../../kit/calls/actor.ts'
import { graphqlApi } from '../../kit/calls/apis.ts'
import { graphqlEditApi } from '../../kit/calls/graphql-edit-api.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { playFullGame } from '../../kit/world/full-game.ts'

/** Plays a game and adds rows of every table that it does not fill: hints, awards, ratings, files, pictures. */
export async function playRichGame(test: TestApp, admin: Actor): Promise<number> {
  const times = { start: new Date(Date.now() - 3_600_000), end: new Date(Date.now() + 3_600_000) }
  const gameId = await playFullGame(test, { play: graphqlApi, edit: graphqlEditApi, admin, times })
  const hashes = await storeTexts(admin, ['handout', 'poster', 'write-up', 'own file'])
  const { pool } = test.services
  const run = (text: string, values: unknown[] = [gameId]) => pool.query(text, values)
  const [handout, poster, writeup, own] = hashes
  await run(
    `UPDATE game SET poster_hash = $2, freeze_at = end_at - interval '30 minutes', revealed_at = end_at,
       blood_bonus_points = '{50,30,10}', has_flag_box = true, writeup_required = true WHERE id = $1`,
    [gameId, poster],
  )
  await run(
    `UPDATE attachment SET type = 'Local', remote_url = NULL, name = 'handout.txt',
       file_id = (SELECT id FROM file WHERE hash = $2)
     WHERE id = (SELECT min(attachment_id) FROM challenge WHERE game_id = $1)`,
    [gameId, handout],
  )
  await run(
    `UPDATE attachment SET type = 'Local', remote_url = NULL, name = 'own.txt',
       file_id = (SELECT id FROM file WHERE hash = $2)
     WHERE id = (SELECT max(flag.attachment_id) FROM flag JOIN challenge ON challenge.id = challenge_id
                 WHERE game_id = $1)`,
    [gameId, own],
  )
  await run(
    `UPDATE participation SET writeup_file_id = (SELECT id FROM file WHERE hash = $2), writeup_name = 'a.pdf',
       writeup_at = now() WHERE id = (SELECT min(id) FROM participation WHERE game_id = $1)`,
    [gameId, writeup],
  )
  await run(`UPDATE team SET avatar_hash = $1 WHERE id = (SELECT min(id) FROM team)`, [poster])
  await run(`INSERT INTO hint (challenge_id, game_id, position, title, content, cost)
    SELECT id, game_id, 0, 'Look', 'aloft', 20 FROM challenge WHERE game_id = $1`)
  await run(`INSERT INTO challenge_source (challenge_id, game_id, format, document, sha256)
    SELECT min(id), game_id, 'ctfcli', 'name: Api', encode(sha256('name: Api'), 'hex')
    FROM challenge WHERE game_id = $1 GROUP BY game_id`)
  await run(`INSERT INTO game_pause (game_id, paused_at, resumed_at)
    SELECT id, start_at, start_at + interval '1 minute' FROM game WHERE id = $1`)
  await run(`INSERT INTO challenge_requirement (challenge_id, required_id, game_id)
    SELECT max(id), min(id), game_id FROM challenge WHERE game_id = $1 GROUP BY game_id`)
  await run(
    `UPDATE division SET takes_bloods = false, requires_review = true WHERE game_id = $1 AND name = 'Late'`,
  )
  await run(`INSERT INTO division_exclusion (division_id, challenge_id, game_id)
    SELECT division.id, (SELECT max(id) FROM challenge WHERE game_id = $1), $1 FROM division
    WHERE game_id = $1 AND name = 'Late'`)
  await run(`INSERT INTO attempt_count (challenge_id, participation_id, game_id, wrong, last_wrong_at)
    SELECT challenge_id, participation_id, game_id, count(*), max(submitted_at) FROM submission
    WHERE game_id = $1 AND status = 'WrongAnswer' GROUP BY 1, 2, 3`)
  await run(`INSERT INTO rating (game_id, challenge_id, participation_id, user_id, stars, comment, rated_at)
    SELECT solve.game_id, solve.challenge_id, solve.participation_id, submission.user_id, 4, 'Fine', solve.solved_at
    FROM solve JOIN submission ON submission.id = solve.submission_id WHERE solve.game_id = $1`)
  await run(`INSERT INTO shared_writeup (game_id, participation_id, user_id, solved_id, kind, content, state,
      submitted_at, published_at)
    SELECT game_id, participation_id, user_id, challenge_id, 'Text', 'How we did it', 'Published', now(), now()
    FROM rating WHERE game_id = $1`)
  await run(`INSERT INTO shared_writeup_challenge (writeup_id, challenge_id, game_id)
    SELECT id, solved_id, game_id FROM shared_writeup WHERE game_id = $1`)
  // The published PDF of a team has no author.
  await run(`INSERT INTO shared_writeup (game_id, participation_id, kind, state, submitted_at, published_at)
    SELECT game_id, id, 'Pdf', 'Published', now(), now() FROM participation
    WHERE game_id = $1 AND writeup_file_id IS NOT NULL`)
  await addAdjustments(test, gameId)
  await run(`INSERT INTO flag (challenge_id, flag, kind, is_bait, examples)
    SELECT min(id), special.flag, special.kind::"FlagKind", special.is_bait, special.examples::text[]
    FROM challenge, (VALUES ('flag[0-9]+', 'Regex', false, '{flag1}'), ('flag{bait}', 'CaseInsensitive', true, '{}'))
      AS special(flag, kind, is_bait, examples)
    WHERE game_id = $1 GROUP BY special.flag, special.kind, special.is_bait, special.examples`)
  return gameId
}

/** An award and the cost of a hint, each with its change of the board. */
async function addAdjustments(test: TestApp, gameId: number): Promise<void> {
  const { db, boards } = test.services
  const { id: participationId } = await db.participation.findFirstOrThrow({ where: { gameId } })
  const { id: hintId } = await db.hint.findFirstOrThrow({ where: { gameId } })
  const { start } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
  const moved = await db.$transaction(async (tx) => {
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const made = { gameId, participationId }
    const award = await tx.scoreAdjustment.create({
      data: { ...made, kind: 'Award', points: 77, reason: 'Best write-up', madeAt: at(90), tokenName: 'bot' },
    })
    const hint = await tx.scoreAdjustment.create({
      data: { ...made, kind: 'Hint', points: -20, reason: 'Look', madeAt: at(61), hintId },
    })
    return boards.move(tx, [{ gameId, changes: [{ kind: 'adjustment', ids: [award.id, hint.id] }] }])
  })
  boards.publish(moved)
}

async function storeTexts(admin: Actor, texts: string[]): Promise<string[]> {
  const form = new FormData()
  for (const text of texts) form.append('files', new Blob([text]), `${text}.txt`)
  const { body } = await admin.rest('POST', '/api/assets', form)
  return (body as { hash: string }[]).map(({ hash }) => hash)
}
