import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { readCertificate, readPdfOf } from './certificate-apis.ts'
import { issue, issued, startCertificateGames } from './certificate-games.ts'

let games: Awaited<ReturnType<typeof startCertificateGames>>
let test: TestApp
let admin: Actor

beforeAll(async () => {
  games = await startCertificateGames()
  ;({ test, admin } = games)
})
afterAll(() => test.dispose())

describe('the names on a certificate', () => {
  it('are those of other scripts, with the direction of each', async () => {
    const { gameId, first } = await games.makeFinalGame()
    await games.setRule(gameId, 'AllTeams', { text: 'ขอบคุณ टीम', signature: 'ﾊﾛｰ ｶﾞ 𝔥𝔦' })
    const made = await issued(first, gameId)
    const names = { userName: 'Ελένη Ћирић', teamName: 'צוות (ים) 7' }
    await test.services.db.certificate.updateMany({ where: { gameId }, data: names })
    await test.services.db.game.update({ where: { id: gameId }, data: { title: 'مسابقة البحر' } })
    const { text } = await readPdfOf(test.anonymous(), made.url)
    for (const part of ['Ελένη Ћирић', 'ขอบคุณ टीम', 'ハロー ガ hi', 'مسابقة البحر'])
      expect(text).toContain(part)
    // From left to right on the page.
    expect(text).toMatch(/of the team “7 \(ים\) צוות”/)
    expect((await readCertificate(test.anonymous(), made.code))?.notShown).toEqual([])
  })

  it('say which characters are left out, and are refused if nothing is left', async () => {
    const { gameId, first } = await games.makeFinalGame()
    for (const field of ['text', 'signature']) {
      const refused = await admin.mutate('setCertificates', { gameId, [field]: 'Thanks 🎉 𠮷野家' })
      expect(refused).toMatchObject({
        issues: [{ path: [field], message: 'The PDF cannot show these characters: 🎉 𠮷' }],
      })
    }
    await test.services.db.game.update({ where: { id: gameId }, data: { title: '𠮷野家 ⛵ Cup' } })
    const made = await issued(first, gameId)
    expect(made.notShown).toEqual(['𠮷', '⛵'])
    expect((await readPdfOf(test.anonymous(), made.url)).text).toContain('“野家 Cup”')
    const renamed = await first.actor.mutate('updateTeam', { teamId: first.teamId, name: 'அணி 🎉' })
    expect(renamed.__typename).toBe('UpdateTeamPayload')
    expect(await issue(first, gameId)).toBe('CERTIFICATE_NAME_NOT_SHOWN')
    // One of a former version has no PDF either.
    await test.services.db.certificate.updateMany({ where: { gameId }, data: { teamName: 'அணி 🎉' } })
    const answer = await test.anonymous().rest('GET', made.url)
    expect(answer.body).toMatchObject({ status: 400, code: 'CERTIFICATE_NAME_NOT_SHOWN' })
    expect(answer.text).toContain('அணி 🎉')
  })
})
