import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { readCertificate, readPdfOf } from './certificate-apis.ts'
import { code, end, hourMs, issue, issued, start, startCertificateGames } from './certificate-games.ts'

let games: Awaited<ReturnType<typeof startCertificateGames>>
let test: TestApp
let admin: Actor

beforeAll(async () => {
  games = await startCertificateGames()
  ;({ test, admin } = games)
})
afterAll(() => test.dispose())

const check = (typed: string, actor = test.anonymous()) => readCertificate(actor, typed)
const readPdf = (url: string, actor = test.anonymous()) => readPdfOf(actor, url)

async function mayGet({ actor }: { actor: Actor }, gameId: number): Promise<boolean> {
  const { game } = await actor.query<{ game: { mayGetCertificate: boolean } }>(
    'query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { mayGetCertificate } }',
    { id: gameId },
  )
  return game.mayGetCertificate
}

describe('a certificate', () => {
  it('is off until an author turns it on, and needs a final result', async () => {
    const { gameId, first } = await games.makeEndedGame()
    expect(await issue(first, gameId)).toBe('CERTIFICATE_NOT_ENTITLED')
    expect(await code(first.actor, 'setCertificates', { gameId, rule: 'AllTeams' })).toBe('AUTH_FORBIDDEN')
    for (const wrong of [{ teamLimit: 0 }, { text: 'x'.repeat(301) }, { signature: 'x'.repeat(101) }]) {
      expect(await games.setRule(gameId, 'FirstTeams', wrong)).toBe('INVALID_INPUT')
    }
    expect(await games.setRule(gameId, 'AllTeams')).toBe('SetCertificatesPayload')
    expect(await issue(first, gameId)).toBe('CERTIFICATE_NOT_FINAL')
    expect(await mayGet(first, gameId)).toBe(false)
    await code(admin, 'finalizeGame', { gameId })
    expect(await mayGet(first, gameId)).toBe(true)
    expect(await mayGet({ actor: test.anonymous() }, gameId)).toBe(false)
    expect(await mayGet({ actor: admin }, gameId)).toBe(false)
    expect(await issue({ ...first, actor: admin }, gameId)).toBe('CERTIFICATE_NOT_ENTITLED')
    expect(await issue({ ...first, actor: test.anonymous() }, gameId)).toBe('AUTH_LOGIN_REQUIRED')
    const made = await issued(first, gameId)
    expect(made).toMatchObject({
      state: 'Valid',
      gameTitle: 'Regatta 漢字',
      stated: { rank: 1, teamCount: 2 },
    })
    expect(made.code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await check(made.code.toLowerCase().replaceAll('-', ' '))).toEqual(made)
  })

  it('is the same one for two calls at once, another one for the team', async () => {
    const { gameId, first } = await games.makeFinalGame()
    const [one, other] = await Promise.all([issued(first, gameId), issued(first, gameId)])
    expect(other?.code).toBe(one?.code)
    const ofTeam = await issued(first, gameId, true)
    expect(ofTeam.userName).toBeNull()
    expect(ofTeam.code).not.toBe(one?.code)
  })

  it.each([
    { rule: 'RankedTeams', entitled: [true, true, false] },
    { rule: 'FirstTeams', entitled: [true, false, false] },
    { rule: 'AllTeams', entitled: [true, true, true] },
  ])('is for those of the rule $rule', async ({ rule, entitled }) => {
    const { gameId, first, second, third } = await games.makeFinalGame(rule)
    await games.setRule(gameId, rule, { teamLimit: 1 })
    const players = [first, second, third]
    expect(await Promise.all(players.map((player) => mayGet(player, gameId)))).toEqual(entitled)
    const made = await Promise.all(players.map((player) => issue(player, gameId)))
    expect(made.map((one) => one !== 'CERTIFICATE_NOT_ENTITLED')).toEqual(entitled)
  })

  it('states no rank of a team without points, which is not counted', async () => {
    const { gameId, third } = await games.makeFinalGame()
    expect((await issued(third, gameId)).stated).toMatchObject({ rank: null, score: 0, teamCount: 2 })
  })

  it('is not for those who joined after the end', async () => {
    const { gameId, third } = await games.makeFinalGame()
    await test.services.db.participationMember.updateMany({
      where: { gameId, userId: third.userId },
      data: { joinedAt: end },
    })
    expect(await issue(third, gameId)).toBe('CERTIFICATE_NOT_ENTITLED')
    expect(await issue(third, gameId, true)).toMatchObject({ state: 'Valid' })
  })

  it('waits for the reveal of a frozen game', async () => {
    const { gameId, first } = await games.makeEndedGame({ freezeAt: new Date(start.getTime() + hourMs / 2) })
    await games.setRule(gameId, 'AllTeams')
    await code(admin, 'finalizeGame', { gameId })
    expect(await issue(first, gameId)).toBe('CERTIFICATE_NOT_FINAL')
    expect(await mayGet(first, gameId)).toBe(false)
    await test.services.db.game.update({ where: { id: gameId }, data: { revealedAt: end } })
    expect(await issue(first, gameId)).toMatchObject({ state: 'Valid' })
  })
})

describe('a check', () => {
  it('tells that the result was reopened, changed, and that the team was suspended', async () => {
    const { gameId, first, second } = await games.makeFinalGame()
    const old = await issued(second, gameId)
    expect(old.stated.rank).toBe(2)
    await code(admin, 'reopenGame', { gameId, reason: 'an appeal' })
    expect(await check(old.code)).toMatchObject({ state: 'NotFinal', current: null, stated: { rank: 2 } })
    expect((await test.anonymous().fetch(old.url)).status).toBe(400)
    const award = { gameId, teamId: second.teamId, points: 5000, reason: 'appeal' }
    expect(await code(admin, 'giveAward', award)).toBe('GiveAwardPayload')
    await code(admin, 'finalizeGame', { gameId })
    expect(await check(old.code)).toMatchObject({
      state: 'Changed',
      current: { rank: 1 },
      stated: { rank: 2 },
    })
    const renewed = await issued(second, gameId)
    expect(renewed).toMatchObject({ state: 'Valid', stated: { rank: 1 } })
    expect(renewed.code).not.toBe(old.code)
    const { participationId } = second
    const review = { participationId, status: 'Suspended', reason: 'shared flags' }
    expect(await code(admin, 'updateParticipation', review)).toBe('UpdateParticipationPayload')
    expect(await check(renewed.code)).toMatchObject({ state: 'NotEntitled', current: null })
    expect(await issue(second, gameId)).toBe('CERTIFICATE_NOT_ENTITLED')
    expect(await issue(first, gameId)).toMatchObject({ state: 'Valid', stated: { rank: 1, teamCount: 1 } })
    await games.setRule(gameId, 'Off')
    expect(await check(renewed.code)).toMatchObject({ state: 'NotEntitled' })
  })

  it('tells of a withdrawal, and its reason to organizers and members only', async () => {
    const { gameId, first, second } = await games.makeFinalGame()
    const made = await issued(first, gameId)
    const withdraw = (actor: Actor, reason = 'a second account') =>
      code(actor, 'withdrawCertificate', { code: made.code, reason })
    expect(await withdraw(second.actor)).toBe('AUTH_FORBIDDEN')
    expect(await withdraw(admin, '')).toBe('INVALID_INPUT')
    expect(await code(admin, 'withdrawCertificate', { code: 'nothing', reason: 'x' })).toBe(
      'CERTIFICATE_NOT_FOUND',
    )
    expect(await code(admin, 'restoreCertificate', { code: made.code })).toBe('CERTIFICATE_NOT_WITHDRAWN')
    expect(await withdraw(admin)).toBe('WithdrawCertificatePayload')
    expect(await withdraw(admin)).toBe('CERTIFICATE_WITHDRAWN')
    expect(await check(made.code)).toMatchObject({
      state: 'Withdrawn',
      current: null,
      withdrawalReason: null,
    })
    expect(await check(made.code, second.actor)).toMatchObject({ withdrawalReason: null })
    expect(await check(made.code, first.actor)).toMatchObject({ withdrawalReason: 'a second account' })
    expect(await check(made.code, admin)).toMatchObject({ withdrawalReason: 'a second account' })
    expect((await test.anonymous().fetch(made.url)).status).toBe(400)
    expect(await issue(first, gameId)).toBe('CERTIFICATE_WITHDRAWN')
    expect(await issue(first, gameId, true)).toMatchObject({ state: 'Valid' })
    expect(await code(admin, 'restoreCertificate', { code: made.code })).toBe('RestoreCertificatePayload')
    expect(await issued(first, gameId)).toMatchObject({ code: made.code, state: 'Valid' })
  })

  it('limits codes that are guessed, on both APIs together', async () => {
    const { first } = await games.makeEndedGame()
    // Callers of this machine are not limited.
    const guesser = new Actor(test.url, { ...first.actor.headers, 'x-forwarded-for': '203.0.113.77' })
    const guess = '0'.repeat(20)
    for (let count = 0; count < 5; count += 1) {
      expect(await check(guess, guesser)).toBeNull()
      expect((await guesser.fetch(`/certificates/${guess}.pdf`)).status).toBe(404)
    }
    const { errors } = await guesser.graphql(`{ certificate(code: "${guess}") { code } }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMITS_TOO_MANY_REQUESTS' })
    expect((await guesser.fetch(`/certificates/${guess}.pdf`)).status).toBe(429)
  })

  it('is of no game that was deleted', async () => {
    const { gameId, first } = await games.makeFinalGame()
    const made = await issued(first, gameId)
    await test.services.db.game.update({ where: { id: gameId }, data: { deletedAt: end } })
    expect(await check(made.code)).toBeNull()
  })
})

describe('the PDF', () => {
  it('has the names of all languages as text, in the language of the reader', async () => {
    const { gameId, first } = await games.makeFinalGame()
    await games.setRule(gameId, 'AllTeams', { text: 'Merci à tous', signature: 'José Łoś' })
    const made = await issued(first, gameId)
    const [userName, teamName] = ['張偉 はな', 'Юнга Đội 김']
    await test.services.db.certificate.updateMany({ where: { gameId }, data: { userName, teamName } })
    const { text, size, info, bytes } = await readPdf(made.url)
    for (const part of [
      userName,
      teamName,
      'Regatta 漢字',
      '1 of 2',
      made.code,
      'Merci à tous',
      'José Łoś',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toContain(`/verify/${made.code}`)
    expect(info).toMatchObject({ Title: 'Certificate: Regatta 漢字', Language: 'en-US' })
    expect(size).toBeLessThan(100_000)
    expect((await readPdf(made.url)).bytes).toEqual(bytes)
    const german = await readPdf(`${made.url}?culture=de-DE`)
    expect(german.text).toContain('1 von 2')
    expect(german.info.Language).toBe('de-DE')
  })

  it('has a sample for authors', async () => {
    const { gameId, first } = await games.makeEndedGame()
    await games.setRule(gameId, 'Off', { text: 'With thanks' })
    const url = `/certificates/games/${gameId}/sample.pdf`
    expect((await first.actor.fetch(url)).status).toBe(403)
    expect((await test.anonymous().fetch(url)).status).toBe(401)
    expect((await readPdf(url, admin)).text).toMatch(/sample, not valid.*With thanks/)
  })
})
