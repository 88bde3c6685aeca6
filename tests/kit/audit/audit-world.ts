import { encodeGlobalID } from '@pothos/plugin-relay'
import { v7 as uuidv7 } from 'uuid'
import { recordCapture } from '../../../server/domains/capture/record-capture.ts'
import { makeChallenge, makePlayer, uploadFile } from '../world/challenges.ts'
import { storeCertificate } from '../world/certificates.ts'
import { readParticipations, makeGame } from '../world/games.ts'
import { signIn, unique } from '../world/factories.ts'
import { pictureForm } from '../routes/forms.ts'
import { otherTeam, type World } from '../routes/route-row.ts'
import { makeContainerRow } from '../world/container-row.ts'

/** Creates the objects that audited calls act on, a new one per call. */
export function audited(world: World) {
  const { test, host, gameId, challengeId } = world
  const { db, pool } = test.services

  async function participation(): Promise<number> {
    const { teamId } = await makePlayer(test, gameId)
    const all = await readParticipations(host, gameId)
    return all.find(({ team }) => team.id === teamId)?.id ?? 0
  }

  /** A solve of a new challenge, as the selection of a correction. */
  async function solve() {
    const place = { gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{solved}'] }) }
    const player = await makePlayer(test, gameId)
    await player.mutate('submitFlag', { ...place, flag: 'flag{solved}' })
    return place
  }

  return {
    participation,
    user: async () => (await signIn(test)).userId,
    team: () => otherTeam(world),
    async identityProvider() {
      const input = {
        key: unique('idp'),
        protocol: 'OpenIdConnect',
        label: 'School',
        issuer: 'https://school.example',
        clientId: 'halyard',
      }
      await host.mutate('saveIdentityProvider', input)
      return input
    },
    async passwordsOff() {
      await db.setting.create({ data: { key: 'SignInPolicy:IsPasswordAllowed', value: 'False' } })
    },
    async staffFactorRequired() {
      await db.session.updateMany({ data: { isStrong: true } })
      await db.setting.create({ data: { key: 'SignInPolicy:IsStaffFactorRequired', value: 'True' } })
    },
    game: () => makeGame(host, { acceptWithoutReview: true }),
    async endedGame(data: { finalizedAt?: Date } = {}) {
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
      const id = await makeGame(host, { start: hoursAgo(3), end: hoursAgo(1) })
      await db.game.update({ where: { id }, data })
      return id
    },
    async pausedGame() {
      const id = await makeGame(host)
      await host.mutate('pauseGame', { gameId: id })
      return id
    },
    /** An extension of a new game by five minutes, with the version of its preview. */
    async extension() {
      const id = await makeGame(host)
      const { game } = await host.query<{ game: { extension: { version: string } } }>(
        'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { extension(minutes: 5) { version } } }',
        { id },
      )
      return { gameId: id, minutes: 5, version: game.extension.version }
    },
    /** A game that has ended and whose hidden solves are not revealed. */
    async frozenGame() {
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
      const id = await makeGame(host, { start: hoursAgo(3), end: hoursAgo(1) })
      await db.game.update({ where: { id }, data: { freezeAt: hoursAgo(2) } })
      return id
    },
    async division() {
      const id = await makeGame(host, { divisions: ['Guests'] })
      const { id: divisionId } = await db.division.findFirstOrThrow({ where: { gameId: id } })
      return { gameId: id, divisions: [{ divisionId, standing: 'OutOfCompetition' }] }
    },
    awarded: async () => ({ gameId, teamId: (await makePlayer(test, gameId)).teamId }),
    async award() {
      const row = { gameId, participationId: await participation(), points: 5, madeAt: new Date() }
      return (await db.scoreAdjustment.create({ data: { ...row, kind: 'Award' } })).id
    },
    challenge: async () => ({
      gameId,
      challengeId: await makeChallenge(host, gameId, { flags: ['flag{audit}'] }),
    }),
    async flag() {
      const place = { gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{a}'] }) }
      const flag = await db.flag.findFirstOrThrow({ where: { challengeId: place.challengeId } })
      return { ...place, flagId: flag.id }
    },
    certificate: async (withdrawal: { withdrawnAt?: Date; withdrawalReason?: string } = {}) =>
      storeCertificate(db, { gameId, participationId: await participation(), ...withdrawal }),
    solved: solve,
    /** A team and a challenge that it has not solved. */
    async unsolved() {
      const { teamId } = await makePlayer(test, gameId)
      return { gameId, teamId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{open}'] }) }
    },
    async voided() {
      const place = await solve()
      await host.mutate('voidSolves', { ...place, reason: 'Leaked' })
      return place
    },
    /** A challenge whose flags accept a stored answer that was wrong. */
    async misjudged() {
      const place = { gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{wrong}'] }) }
      const player = await makePlayer(test, gameId)
      await player.mutate('submitFlag', { ...place, flag: 'flag{real}' })
      await host.mutate('createFlags', { ...place, flags: [{ flag: 'flag{real}' }] })
      return place
    },
    async rating() {
      const place = { gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{rated}'] }) }
      const player = await makePlayer(test, gameId)
      await player.mutate('submitFlag', { ...place, flag: 'flag{rated}' })
      await player.mutate('rateChallenge', { challengeId: place.challengeId, stars: 1, comment: 'Leaky' })
      return (await db.rating.findFirstOrThrow({ where: { challengeId: place.challengeId } })).id
    },
    async webhook() {
      const address = { url: 'http://127.0.0.1:9/token', form: 'Standard', events: ['game.ended'] }
      const made = await host.mutate<{ webhook: { databaseId: number } }>(
        'createWebhook',
        { gameId, name: unique('hook'), ...address, isForOrganizers: false },
        'webhook { databaseId }',
      )
      return { webhookId: made.webhook.databaseId }
    },
    async webhookDelivery(webhookId: number) {
      const at = new Date()
      const event = { type: 'game.ended', body: '{}', source: 'audit', status: 'Failed' } as const
      const row = { id: uuidv7(), webhookId, ...event, createdAt: at, dueAt: at }
      return (await db.webhookDelivery.create({ data: row })).id
    },
    async notice() {
      const { body } = await host.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Ahoy' })
      return { gameId, noticeId: (body as { id: number }).id }
    },
    async pastGame() {
      const at = new Date('2024-03-01T00:00:00Z')
      return (await db.pastGame.create({ data: { title: unique('past'), start: at, end: at } })).id
    },
    async post() {
      const { body } = await host.rest('POST', '/api/edit/posts', { title: 'Log', content: 'Fair' })
      return String(body)
    },
    file: () => uploadFile(host, 'chart.txt'),
    picture,
    logo: async () => host.mutate('updateLogo', { hash: await picture() }),
    async apiToken() {
      const made = await host.mutate<{ apiToken: { id: string } }>(
        'createApiToken',
        { name: 'spare', scopes: ['read'], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
        '... on CreateApiTokenPayload { apiToken { id } }',
      )
      return made.apiToken.id
    },
    async capture() {
      const folder = { challengeId, participationId: await participation() }
      const capture = await recordCapture(test.services, {
        folder,
        containerId: 'table',
        connectionId: 'ONE',
        client: { ip: '192.0.2.7', port: 40_000 },
        target: { ip: '10.213.0.2', port: 80 },
        about: {},
      })
      await capture?.keep()
      return folder
    },
    /** A game with one write-up. */
    async writeups() {
      await addPdf(await participation())
      return gameId
    },
    /** The participation of an ended game that has a PDF. */
    pdf: makePdf,
    async publishedPdf() {
      const participationId = await makePdf()
      await host.mutate('publishWriteup', { participationId })
      return participationId
    },
    async sharedWriteup() {
      const place = { gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{told}'] }) }
      const player = await makePlayer(test, gameId)
      await player.mutate('submitFlag', { ...place, flag: 'flag{told}' })
      const solve = await db.solve.findFirstOrThrow({ where: place })
      const { participationId, challengeId: solvedId } = solve
      const written = { kind: 'Text', content: 'Told', submittedAt: new Date() } as const
      const { id } = await db.sharedWriteup.create({
        data: { gameId, participationId, solvedId, userId: player.userId, ...written },
      })
      return id
    },
    /** A challenge with a running test container. */
    async testContainer() {
      const place = {
        gameId,
        challengeId: await makeChallenge(host, gameId, {
          type: 'StaticContainer',
          changes: { containerImage: 'sea/anchor:1' },
        }),
      }
      // Together: the sweep of the server removes a container that no challenge names.
      const containerId = await db.$transaction(async (tx) => {
        const { id } = await makeContainerRow(tx, new Date(Date.now() + 3_600_000))
        await tx.challenge.update({ where: { id: place.challengeId }, data: { testContainerId: id } })
        return id
      })
      return { ...place, containerId }
    },
    /** An email whose attempts to send it have all failed. */
    async deadLetter() {
      const id = uuidv7()
      await pool.query(
        `INSERT INTO outgoing_mail (id, kind, recipient, locale, message_id, created_at)
         VALUES ($1::uuid, 'Test', 'sea@example.test', 'en-US', $1::text, now())`,
        [id],
      )
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text),
           job_key => 'mail:' || $1::text, max_attempts => 1, run_at => now() + interval '1 day')`,
        [id],
      )
      await pool.query('SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], attempts => 1)', [
        rows[0]?.id,
      ])
      return encodeGlobalID('DeadLetter', id)
    },
  }

  async function addPdf(id: number): Promise<void> {
    const file = await db.file.findFirstOrThrow({ where: { hash: await uploadFile(host, 'paper.pdf') } })
    const data = { writeupFileId: file.id, writeupName: 'paper.pdf', writeupAt: new Date() }
    await db.participation.update({ where: { id }, data })
  }

  async function makePdf(): Promise<number> {
    const id = await makeGame(host, { acceptWithoutReview: true })
    const { teamId } = await makePlayer(test, id)
    const participation = await db.participation.findFirstOrThrow({ where: { gameId: id, teamId } })
    await addPdf(participation.id)
    await db.game.update({ where: { id }, data: { end: new Date(Date.now() - 60_000) } })
    return participation.id
  }

  async function picture(): Promise<string> {
    const form = await pictureForm()
    const files = new FormData()
    files.append('files', form.get('file') as Blob, 'picture.png')
    const { body } = await host.rest('POST', '/api/assets', files)
    return (body as { hash: string }[])[0]?.hash ?? ''
  }
}

export type AuditedThings = ReturnType<typeof audited>
