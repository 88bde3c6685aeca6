import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { GameEventType, NoticeType } from '../../../prisma/generated/client/enums.ts'
import type { Database } from '../../../server/database/database.ts'
import { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { linkIdentities } from './shown-identities.ts'
import { markCorrected, misjudge } from './shown-corrected.ts'
import { makePoints } from './shown-points.ts'
import { makeChallenge } from '../world/challenges.ts'
import { signIn } from '../world/factories.ts'
import { importStandings } from '../world/past-games.ts'
import { uploadFile } from '../calls/forms.ts'
import { invite, makeGame, makeTeam } from '../world/games.ts'

const hourMs = 3_600_000
const picture = 'a'.repeat(64)

type User = Awaited<ReturnType<typeof signIn>>
export type ShownWorld = Awaited<ReturnType<typeof makeShownWorld>>

/** Creates one object of each type with every field filled, and the actors that read them. */
export async function makeShownWorld(test: TestApp) {
  const admin = await signIn(test, 'Admin')
  const [captain, member, rival] = [await signIn(test), await signIn(test), await signIn(test)]
  const gameId = await makeGame(admin, gameTexts)
  const challengeId = await makeChallenge(admin, gameId, {
    flags: ['flag{shown}'],
    changes: { content: 'Read', hints: ['Look'], flagTemplate: 'flag{[GUID]}', containerImage: 'sea:1' },
  })
  const disabledId = await makeChallenge(admin, gameId, { changes: { content: 'Not yet', hints: ['h'] } })
  const hash = await uploadFile(admin, new TextEncoder().encode(randomUUID()), 'chart.txt')
  const attached = { attachmentType: 'Local', fileHash: hash, gameId }
  await admin.mutate('setChallengeAttachment', { ...attached, challengeId })
  const source = { format: 'ctfcli', document: 'name: Shown' }
  await admin.mutate('updateChallenge', { gameId, challengeId, source })

  const teamId = await makeTeam(captain)
  await invite(captain, teamId, [member])
  await join(test, captain, { gameId, teamId })
  await join(test, member, { gameId, teamId })
  await join(test, rival, { gameId, teamId: await makeTeam(rival) })
  await play(member, { gameId, challengeId }, ['flag{wrong}', 'flag{shown}'])
  await play(rival, { gameId, challengeId }, ['flag{rival}', 'flag{shown}'])
  await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
  await fillPeople(test, captain)
  await fillTeam(test, teamId)
  const cheatId = await catchCheat(test, { gameId, challengeId })
  const instanceId = await runContainer(test, { challengeId, teamId })
  await captureTraffic(test, { challengeId, teamId })

  const points = await makePoints(test, { admin, member }, { gameId, challengeId, teamId })

  const { id: divisionId } = await test.services.db.division.findFirstOrThrow({ where: { gameId } })
  const entry = { mailDomains: ['uni.example'], inviteCode: 'deck' }
  const rights = { divisionId, hiddenChallengeIds: [disabledId], requiresReview: false, ...entry }
  await admin.mutate('setDivisionRights', { gameId, divisions: [rights] })

  const upcomingId = await makeGame(admin, {
    ...gameTexts,
    start: Date.now() + hourMs,
    end: Date.now() + 2 * hourMs,
  })
  const upcomingChallengeId = await makeChallenge(admin, upcomingId, { flags: ['flag{later}'] })
  await join(test, captain, { gameId: upcomingId, teamId })
  await join(test, member, { gameId: upcomingId, teamId })
  await admin.mutate('createNotice', { gameId: upcomingId, content: 'Soon' })

  const post = { title: 'News', summary: 'Short', content: 'Long', tags: ['a'] }
  const { body: postId } = await admin.rest('POST', '/api/edit/posts', post)
  await makeDeadLetter(test)
  await test.services.logs.flush()
  const { db } = test.services
  await db.game.updateMany({ data: { posterHash: picture } })
  await misjudge(db, { gameId, challengeId, teamId })
  return {
    admin,
    captain,
    member,
    rival,
    user: await signIn(test),
    monitor: await signIn(test, 'Monitor'),
    gameId,
    challengeId,
    disabledId,
    upcomingId,
    upcomingChallengeId,
    teamId,
    cheatId,
    ...points,
    instanceId,
    divisionId,
    postId: String(postId),
    pastGameId: (await importStandings(admin, { link: 'https://ctf.example/' })).databaseId,
    participationId: (await db.participation.findFirstOrThrow({ where: { gameId, teamId } })).id,
    submissionId: await markCorrected(
      db,
      await db.submission.findFirstOrThrow({
        where: { gameId, teamId, status: 'Accepted' },
        orderBy: { id: 'asc' },
      }),
    ),
    ...(await makeNotices(db, { gameId, challengeId, teamId })),
    upcomingNoticeId: (await db.gameNotice.findFirstOrThrow({ where: { gameId: upcomingId } })).id,
    ...(await makeEvents(db, { gameId, challengeId, teamId })),
    logId: String((await db.log.findFirstOrThrow({ where: { remoteIp: { not: null } } })).id),
  }
}

type Of = { gameId: number; challengeId: number; teamId: number }

/** One notice of each GraphQL type. */
async function makeNotices(db: Database, { gameId, challengeId, teamId }: Of) {
  const add = async (type: NoticeType, values: string[], links: { teamId?: number; challengeId?: number }) =>
    (await db.gameNotice.create({ data: { gameId, type, values, ...links } })).id
  return {
    textNoticeId: await add('Normal', ['Ahoy'], {}),
    bloodNoticeId: await add('FirstBlood', ['Gulls', 'Anchor'], { teamId, challengeId }),
    hintNoticeId: await add('NewHint', ['Anchor'], { challengeId }),
    challengeNoticeId: await add('NewChallenge', ['Anchor'], { challengeId }),
  }
}

/** One event of each GraphQL type. */
async function makeEvents(db: Database, { gameId, challengeId, teamId }: Of) {
  const add = async (type: GameEventType, values: string[]) => {
    const data = { gameId, teamId, type, values, challengeId, ownerTeamId: teamId }
    return (await db.gameEvent.create({ data })).id
  }
  return {
    textEventId: await add('Normal', ['Ahoy']),
    startEventId: await add('ContainerStart', [String(challengeId), 'Anchor']),
    endEventId: await add('ContainerDestroy', [String(challengeId), 'Anchor']),
    submissionEventId: await add('FlagSubmit', ['WrongAnswer', 'guess', 'Anchor', String(challengeId)]),
    cheatEventId: await add('CheatDetected', ['Anchor', 'Gulls', 'Terns']),
  }
}

const gameTexts = {
  summary: 'Short',
  content: 'Long',
  inviteCode: 'come-in',
  divisions: ['Deck'],
  writeupRequired: true,
  writeupNote: 'As PDF',
  acceptWithoutReview: true,
}

/** An actor with an API token of only these scopes. */
export async function tokenOf(test: TestApp, user: User, scopes: string[]): Promise<Actor> {
  const { token } = await user.mutate<{ token: string }>(
    'createApiToken',
    { name: 'bot', scopes, expiresAt: new Date(test.services.clock.now().getTime() + hourMs).toISOString() },
    'token',
  )
  return new Actor(test.url, { authorization: `Bearer ${token}` })
}

async function join(test: TestApp, actor: Actor, { gameId, teamId }: { gameId: number; teamId: number }) {
  const entry = { teamId, division: 'Deck', inviteCode: gameTexts.inviteCode }
  const answer = await actor.rest('POST', `/api/game/${gameId}`, entry)
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  await test.services.db.team.update({ where: { id: teamId }, data: { bio: 'Sailors', avatarHash: picture } })
}

async function play(actor: Actor, place: { gameId: number; challengeId: number }, flags: string[]) {
  await actor.mutate('openChallenge', place)
  for (const flag of flags) {
    const { __typename } = await actor.mutate('submitFlag', { ...place, flag })
    if (__typename !== 'SubmitFlagPayload') throw new Error(`not judged: ${__typename}`)
  }
}

/** Turns the rival's wrong submission into a cheat with the other team's flag. */
async function catchCheat(
  { services: { db, clock } }: TestApp,
  place: { gameId: number; challengeId: number },
) {
  const { gameId, challengeId } = place
  const sent = await db.submission.findFirstOrThrow({ where: { gameId, answer: 'flag{rival}' } })
  const { participationId } = sent
  const source = await db.participation.findFirstOrThrow({ where: { gameId, id: { not: participationId } } })
  await db.submission.update({ where: { id: sent.id }, data: { status: 'CheatDetected' } })
  await db.assignment.create({ data: { challengeId, participationId, gameId, openedAt: clock.now() } })
  await db.cheat.create({
    data: {
      submissionId: sent.id,
      gameId,
      challengeId,
      submitParticipationId: participationId,
      sourceParticipationId: source.id,
    },
  })
  return sent.id
}

async function fillPeople({ services: { db, clock } }: TestApp, captain: User) {
  const now = clock.now()
  await db.user.updateMany({
    data: {
      bio: 'At sea',
      realName: 'Grace H',
      studentNumber: '1906',
      phone: '+1 555 0100',
      avatarHash: picture,
      registeredAt: now,
      lastVisitedAt: now,
    },
  })
  await captain.mutate('createApiToken', {
    name: 'bot',
    scopes: ['read'],
    expiresAt: new Date(now.getTime() + hourMs).toISOString(),
  })
  await linkIdentities(db)
}

async function fillTeam({ services: { db } }: TestApp, teamId: number) {
  const file = await db.file.create({ data: { hash: 'b'.repeat(64), name: 'writeup.pdf', sizeBytes: 9 } })
  await db.participation.updateMany({
    where: { teamId },
    data: { writeupFileId: file.id, writeupName: file.name, writeupAt: new Date() },
  })
}

type TeamChallenge = { challengeId: number; teamId: number }

async function runContainer(
  { services: { db } }: TestApp,
  { challengeId, teamId }: TeamChallenge,
): Promise<string> {
  const { id: participationId, gameId } = await db.participation.findFirstOrThrow({ where: { teamId } })
  const row = {
    image: 'sea:1',
    containerId: 'backend',
    status: 'Running',
    ip: '10.213.0.2',
    port: 80,
  } as const
  const stop = new Date(Date.now() + hourMs)
  const container = await db.container.create({
    data: {
      id: randomUUID(),
      ...row,
      expectStopAt: stop,
      isProxy: false,
      publicIp: '192.0.2.9',
      publicPort: 99,
    },
  })
  const containerId = container.id
  const { id: testContainerId } = await db.container.create({
    data: { ...row, id: randomUUID(), expectStopAt: stop, isProxy: false },
  })
  // The game has ended by now.
  await db.challenge.update({
    where: { id: challengeId },
    data: { type: 'StaticContainer', testContainerId },
  })
  await db.assignment.upsert({
    where: { challengeId_participationId: { challengeId, participationId } },
    create: { challengeId, participationId, gameId, containerId },
    update: { containerId },
  })
  return containerId
}

async function captureTraffic({ services }: TestApp, { challengeId, teamId }: TeamChallenge) {
  const { db, storage } = services
  const { id } = await db.participation.findFirstOrThrow({ where: { teamId } })
  await db.challenge.update({ where: { id: challengeId }, data: { enableTrafficCapture: true } })
  const file = await storage.named.draft()
  await writeFile(file, 'captured')
  await storage.named.put(file, `capture/${challengeId}/${id}/shown-ONE.pcap`)
}

async function makeDeadLetter({ services: { db, pool } }: TestApp) {
  const id = randomUUID()
  const recipient = 'nowhere@example.test'
  await db.setting.createMany({
    data: [
      { key: 'LastBackup:StartedAt', value: '2027-03-01T03:00:00.000Z' },
      { key: 'LastBackup:FileName', value: 'halyard-20270301-030000.tar.gz' },
      { key: 'LastBackup:SizeBytes', value: '1000' },
      { key: 'LastBackup:Note', value: 'the disk is full' },
    ],
  })
  await db.outgoingMail.create({
    data: { id, kind: 'Test', recipient, locale: 'en-US', messageId: `<${id}>` },
  })
  await pool.query(
    `SELECT graphile_worker.add_job('never', job_key => $1, max_attempts => 1, run_at => now() + interval '1 day')`,
    [`mail:${id}`],
  )
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'refused' WHERE key = $1`,
    [`mail:${id}`],
  )
}
