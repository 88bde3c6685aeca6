import type { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'
import { graphqlApi as api } from '../../calls/apis.ts'
import { hourMs } from './world-texts.ts'

type Team = { id: number; players: Actor[] }

/**
 * Gives a running game what organizers add: awards, hints with a cost, a wave, a locked and a limited challenge, and
 * the flag box. Returns the id of the limited challenge.
 */
export async function addRules(
  admin: Actor,
  team: Team,
  { gameId, challengeIds }: { gameId: number; challengeIds: readonly number[] },
): Promise<number> {
  await act(admin, 'updateGame', { gameId, hasFlagBox: true })
  const awards = [
    { points: 50, reason: 'The best drawing of a halyard' },
    { points: -25, reason: 'Scanned the harbour office' },
  ]
  for (const award of awards) await act(admin, 'giveAward', { gameId, teamId: team.id, ...award })
  const [openId = 0, solvedId = 0] = [challengeIds[2], challengeIds[0]]
  const hints = [
    { title: 'Where to start', cost: 0, content: 'Read the napkin from the other side.' },
    { title: 'The library to use', cost: 20, content: 'An integer root is one line of `gmpy2`.' },
    { title: '', cost: 50, content: 'Take the **third** root of $c$.' },
  ]
  await act(admin, 'setExtraHints', { gameId, challengeId: openId, hints })
  const nestId = await addChallenge(admin, gameId, {
    title: "Crow's Nest",
    content: 'From up here the lookout sees one flag more than the others.',
    requiredChallengeIds: [openId],
  })
  const limitedId = await addChallenge(admin, gameId, {
    title: 'Three Knocks',
    content: 'The guard opens after the right knock. After three wrong ones he falls asleep for good.',
    closeAt: new Date(Date.now() + 3 * hourMs),
    submissionLimit: 3,
    attemptMode: 'Lockout',
    requiredChallengeIds: [solvedId],
  })
  await addChallenge(admin, gameId, {
    title: 'Second Watch',
    content: 'The night is quiet, the log is not. Find the entry that nobody wrote.',
    releaseAt: new Date(Date.now() + 4 * hourMs),
    requiredChallengeIds: [nestId, limitedId],
    unlockCount: 1,
    lockedView: 'Card',
  })
  return limitedId
}

/** A pause in the part of a running game in which no team solved anything. */
export async function addPause(client: Client, gameId: number): Promise<void> {
  await client.query(
    `INSERT INTO game_pause (game_id, paused_at, resumed_at)
     SELECT id, start_at + interval '790 minutes', start_at + interval '850 minutes' FROM game WHERE id = $1`,
    [gameId],
  )
}

/** Lets teams play an ended game. A freeze hides the solves of its last part. */
export async function playRegatta(asked: {
  client: Client
  admin: Actor
  gameId: number
  teams: readonly Team[]
}): Promise<void> {
  const { client, admin, gameId, teams } = asked
  const now = Date.now()
  const running = {
    start: new Date(now - 6 * hourMs),
    end: new Date(now + hourMs),
    acceptWithoutReview: true,
  }
  await act(admin, 'updateGame', { gameId, ...running })
  const titles = ['Thin Ice', 'Lantern', 'Ice Breaker']
  const challengeIds: number[] = []
  for (const title of titles) challengeIds.push(await addChallenge(admin, gameId, { title }))
  for (const [place, { id, players }] of teams.entries()) {
    const [captain] = players
    if (!captain) continue
    await api.join(captain, gameId, { teamId: id })
    for (const [index, challengeId] of challengeIds.slice(0, 4 - place).entries())
      await api.submit(captain, gameId, challengeId, `flag{${titles[index]}}`)
  }
  // One challenge every 90 minutes. The freeze comes before the last one.
  for (const [table, column] of [
    ['submission', 'submitted_at'],
    ['solve', 'solved_at'],
  ])
    for (const [index, challengeId] of challengeIds.entries())
      await client.query(
        `UPDATE ${table} SET ${column} = ${column} - $2 * interval '90 minutes' WHERE challenge_id = $1`,
        [challengeId, challengeIds.length - index],
      )
  // A freeze cannot be set in the past.
  await client.query(
    `UPDATE game SET end_at = now() - interval '1 hour', freeze_at = now() - interval '2 hours' WHERE id = $1`,
    [gameId],
  )
}

/** Creates an enabled challenge with the flag `flag{title}`. */
async function addChallenge(
  admin: Actor,
  gameId: number,
  { title, ...changes }: Record<string, unknown> & { title: string },
): Promise<number> {
  const { challenge } = await act<{ challenge: { databaseId: number } }>(
    admin,
    'createChallenge',
    { gameId, title, category: 'Misc' },
    'challenge { databaseId }',
  )
  const challengeId = challenge.databaseId
  await act(admin, 'createFlags', { gameId, challengeId, flags: [{ flag: `flag{${title}}` }] })
  await act(admin, 'updateChallenge', {
    gameId,
    challengeId,
    ...changes,
    originalScore: 200,
    isEnabled: true,
  })
  return challengeId
}

/** Runs a mutation. @throws Error if the platform refuses it */
async function act<Payload extends object>(
  actor: Actor,
  name: string,
  input: Record<string, unknown>,
  selection = '__typename',
): Promise<Payload> {
  const answer = await actor.mutate<Payload & { __typename: string; code?: string }>(name, input, selection)
  if (answer.__typename.endsWith('Error')) throw new Error(`${name} was refused: ${answer.code}`)
  return answer
}
