import { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'
import { graphqlApi as api, type Outcome } from '../../calls/apis.ts'
import type { Product } from '../../server/product.ts'
import { importStandings } from '../past-games.ts'
import { solvePlan } from './solve-plan.ts'
import { addCertificate } from './world-certificates.ts'
import { addCheats } from './world-cheats.ts'
import { addPasskeys } from './world-passkeys.ts'
import { addProviders } from './world-providers.ts'
import { addPause, addRules, playRegatta } from './world-rules.ts'
import {
  addCaptures,
  addContainers,
  addRatings,
  addSharedWriteups,
  addTestContainer,
  addWebhooks,
  addWriteups,
} from './world-rows.ts'
import {
  challengeTexts,
  containerText,
  hourMs,
  lateTeamTexts,
  notices,
  posts,
  regattaRules,
  rules,
  teamTexts,
  type ChallengeText,
  type TeamText,
} from './world-texts.ts'

const password = 'Sail4home'
const playedHours = 15

/** A platform during a competition, with the ids that screens need. */
export type FilledWorld = {
  gameId: number
  upcomingGameId: number
  /** An ended game with solves that a freeze still hides. */
  endedGameId: number
  /** A hidden game with a final result, and the code of a certificate of it. */
  finalGameId: number
  certificateCode: string
  postId: string
  pastGameId: number
  /** An unsolved challenge with hints and a file, and a solved one. */
  openChallengeId: number
  solvedChallengeId: number
  /** A container challenge with an instance of the player's team and a test container. */
  containerChallengeId: number
  /** A challenge with a limit of attempts, a closing time and a condition. */
  limitedChallengeId: number
  /** The player's team. */
  teamId: number
  admin: Actor
  monitor: Actor
  /** The captain of a team in the upper half of the scoreboard. */
  player: Actor
}

type Team = TeamText & { id: number; players: Actor[] }

/** Fills an empty platform through its API. Needs HALYARD_RATE_LIMITS=off. */
export async function fillWorld(product: Product, databaseUrl: string): Promise<FilledWorld> {
  const admin = await product.admin()
  const began = Date.now()
  const postId = await writePosts(admin)
  const { databaseId: pastGameId } = await importStandings(admin, { title: 'Kelp Cup 2024' })
  const [gameId, upcomingGameId, endedGameId] = await createGames(admin)
  const challengeIds: number[] = []
  for (const text of challengeTexts) challengeIds.push(await openChallenge(admin, gameId, text))
  const containerChallengeId = await openContainerChallenge(admin, gameId)
  await done(api.createChallenge(admin, gameId, { title: 'Unfinished', category: 'Hardware' }))

  const teams: Team[] = []
  for (const text of teamTexts) teams.push(await enterTeam(product, gameId, text))
  const start = began - playedHours * hourMs
  await done(api.updateGame(admin, gameId, { start: new Date(start) }))
  for (const { team, challenge, wrongAnswers } of solvePlan(teams.length, challengeTexts)) {
    const { players } = item(teams, team)
    const player = item(players, challenge % players.length)
    const challengeId = item(challengeIds, challenge)
    for (const answer of wrongAnswers) await done(api.submit(player, gameId, challengeId, answer))
    await done(api.submit(player, gameId, challengeId, flagOf(item(challengeTexts, challenge))))
  }
  await addCheats(
    admin,
    gameId,
    [4, 5, 7].map((team) => item(item(teams, team).players, 0)),
  )
  for (const content of notices) await done(api.createNotice(admin, gameId, content))
  await done(api.updateGame(admin, gameId, { acceptWithoutReview: false }))
  for (const text of lateTeamTexts) teams.push(await enterTeam(product, gameId, text))
  await reject(admin, gameId, 'Grep Expectations')

  const own = item(teams, 3)
  const limitedChallengeId = await addRules(admin, own, { gameId, challengeIds })
  const monitor = product.anonymous()
  await done(api.register(monitor, { userName: 'harbourmaster', password, email: 'watch@harbour.example' }))

  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  let certificate: Awaited<ReturnType<typeof addCertificate>>
  try {
    await client.query(`UPDATE "user" SET role = 'Monitor' WHERE user_name = 'harbourmaster'`)
    await spreadOver(client, { from: start + 600_000, to: began - 60_000 })
    await spreadPosts(client)
    await addPause(client, gameId)
    await addContainers(client, { gameId, challengeId: containerChallengeId })
    await addTestContainer(client, containerChallengeId)
    await addCaptures(client, product.dataDir, { gameId, challengeId: item(challengeIds, 2) })
    await addWriteups(client, admin, gameId)
    await addRatings(client, gameId)
    await addWebhooks(client, gameId)
    await addWebhooks(client, null)
    await addProviders(client, admin, item(own.players, 0))
    await addPasskeys(client, item(own.players, 0))
    await playRegatta({ client, admin, gameId: endedGameId, teams: teams.slice(0, 4) })
    await addSharedWriteups(client, endedGameId)
    certificate = await addCertificate({ client, admin, teams, own })
    await client.query(`UPDATE session SET authenticated_at = now() - interval '1 hour'`)
  } finally {
    await client.end()
  }
  await product.restart()
  return {
    gameId,
    upcomingGameId,
    endedGameId,
    ...certificate,
    postId,
    pastGameId,
    openChallengeId: item(challengeIds, 2),
    solvedChallengeId: item(challengeIds, 0),
    containerChallengeId,
    limitedChallengeId,
    teamId: own.id,
    admin,
    monitor,
    player: item(own.players, 0),
  }
}

async function writePosts(admin: Actor): Promise<string> {
  const ids: string[] = []
  for (const post of posts) {
    const { post: made } = await admin.mutate<{ post: { databaseId: string } }>(
      'createPost',
      post,
      'post { databaseId }',
    )
    ids.push(made.databaseId)
  }
  return item(ids, 1)
}

/** Creates a live, an upcoming and an ended game. The live one starts after it is filled, without notices. */
async function createGames(admin: Actor): Promise<[number, number, number]> {
  const at = (hours: number) => new Date(Date.now() + hours * hourMs)
  const create = (input: Record<string, unknown>) => done(api.createGame(admin, input))
  const endedId = await create({
    title: 'Winter Regatta',
    summary: 'Six hours on the ice.',
    content: regattaRules,
    start: at(-2000),
    end: at(-1994),
    practiceMode: true,
  })
  const upcomingId = await create({
    title: 'Night Watch',
    summary: 'One night, no sleep. Bring a lamp.',
    content: rules,
    start: at(24 * 20),
    end: at(24 * 20 + 12),
    teamMemberCountLimit: 4,
    inviteCode: 'lamplight',
    divisions: ['Open', 'Student'],
  })
  const gameId = await create({
    title: 'Harbour CTF',
    summary: 'Two days, sixteen berths, one halyard.',
    content: rules,
    start: at(1),
    end: at(33),
    writeupDeadline: at(57),
    writeupRequired: true,
    writeupNote: 'Explain at least five of your solves.',
    acceptWithoutReview: true,
    divisions: ['Open', 'Student'],
  })
  return [gameId, upcomingId, endedId]
}

function flagOf({ title }: ChallengeText): string {
  return title === 'Welcome Aboard' ? 'flag{hoist_the_blue_peter}' : `flag{${title.replaceAll(' ', '_')}}`
}

async function openChallenge(admin: Actor, gameId: number, text: ChallengeText): Promise<number> {
  const { title, category, content, originalScore, hints = [], file } = text
  const id = await done(api.createChallenge(admin, gameId, { title, category }))
  await done(api.createFlags(admin, gameId, id, [flagOf(text)]))
  if (file) {
    const form = new FormData()
    form.append('files', new Blob([file.text]), file.name)
    const { body } = await admin.rest('POST', '/api/assets', form)
    const fileHash = (body as { hash: string }[])[0]?.hash
    const input = { gameId, challengeId: id, attachmentType: 'Local', fileHash }
    await admin.mutate('setChallengeAttachment', input)
  }
  const changes = { content, originalScore, hints, minScoreRate: 0.2, difficulty: 10, isEnabled: true }
  await done(api.updateChallenge(admin, gameId, id, changes))
  return id
}

async function openContainerChallenge(admin: Actor, gameId: number): Promise<number> {
  const { title, category, ...changes } = containerText
  const type = 'DynamicContainer'
  const id = await done(api.createChallenge(admin, gameId, { title, category, type }))
  await done(api.updateChallenge(admin, gameId, id, { ...changes, isEnabled: true }))
  return id
}

async function enterTeam(product: Product, gameId: number, text: TeamText): Promise<Team> {
  const { name, bio, members, division } = text
  const players: Actor[] = []
  for (const userName of members) {
    const player = product.anonymous()
    await done(api.register(player, { userName, password, email: `${userName}@players.example` }))
    players.push(player)
  }
  const captain = item(players, 0)
  const id = await done(api.createTeam(captain, { name, bio }))
  const code = await done(api.inviteCode(captain, id))
  for (const mate of players.slice(1)) await done(api.acceptInvite(mate, code))
  for (const player of players) await done(api.join(player, gameId, { teamId: id, division }))
  return { ...text, id, players }
}

async function reject(admin: Actor, gameId: number, teamName: string): Promise<void> {
  const { body } = await admin.rest('GET', `/api/game/${gameId}/participations`)
  const all = body as { id: number; team: { name: string } }[]
  const id = all.find(({ team }) => team.name === teamName)?.id ?? 0
  await done(api.review(admin, id, { status: 'Rejected' }))
}

type Span = { from: number; to: number }

/** Spreads the submissions of a few seconds over the hours of the game: many early, few late. */
async function spreadOver(client: Client, shown: Span): Promise<void> {
  const moments = {
    submission: 'submitted_at',
    assignment: 'opened_at',
    solve: 'solved_at',
    game_notice: 'published_at',
    game_event: 'published_at',
  }
  const { rows } = await client.query<{ first: Date; last: Date }>(
    'SELECT min(submitted_at) AS first, max(submitted_at) AS last FROM submission',
  )
  const { first, last } = item(rows, 0)
  for (const [table, column] of Object.entries(moments)) {
    await client.query(
      `UPDATE ${table} SET ${column} = $3::timestamptz + ($4::timestamptz - $3::timestamptz) * power(
         least(1, greatest(0, extract(epoch FROM ${column} - $1::timestamptz)
           / extract(epoch FROM $2::timestamptz - $1::timestamptz)))::float8, 1.4)`,
      [first, last, new Date(shown.from), new Date(shown.to)],
    )
  }
}

/** Posts and notices of the organizers come from different days and hours. */
async function spreadPosts(client: Client): Promise<void> {
  await client.query(
    `UPDATE post SET updated_at = now() - age FROM (VALUES
       ('Welcome', interval '12 days'), ('How points work', interval '5 days'),
       ('Write-ups are due on Tuesday', interval '26 hours'), ('The harbour opens on Friday', interval '3 days')
     ) AS aged (name, age) WHERE title = name`,
  )
  await client.query(
    `UPDATE game_notice SET published_at = now() - (4 - place) * (4 - place) * interval '47 minutes'
     FROM (SELECT id AS notice, row_number() OVER (ORDER BY id) AS place FROM game_notice WHERE type = 'Normal') AS placed
     WHERE id = notice`,
  )
}

function item<Item>(items: readonly Item[], index: number): Item {
  const found = items[index]
  if (found === undefined) throw new Error(`there is no item ${index}`)
  return found
}

/** The value of a successful outcome. @throws Error for a rejected one */
async function done<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const answer = await outcome
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.value
}
