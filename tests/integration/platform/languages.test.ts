import { globSync, readFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../../server/i18n/locale.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { newcomer, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp()
})
afterAll(() => app.dispose())

type Texts = { [key: string]: string | Texts }

function textOf(locale: string, key: string): string {
  const [noun = '', ...rest] = key.split('.')
  const [file = ''] = globSync(`server/locales/${locale}/*/${noun}.json`)
  let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts
  for (const name of rest) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`${locale} has no text ${key}`)
  return found
}

const inWords = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')

describe('errors', () => {
  it.each(locales)('are in %s at both APIs, and say so', async (locale) => {
    const actor = new Actor(app.test.url, { 'accept-language': locale })
    const absent = await actor.rest('GET', '/api/game/999999')
    expect([absent.status, absent.headers.get('content-language')]).toEqual([404, locale])
    expect(absent.body).toMatchObject({ title: textOf(locale, 'game.notFound') })
    const answer = await actor.mutate('createTeam', { name: 'PlayedGame' }, '__typename')
    expect(answer).toMatchObject({
      code: 'AUTH_LOGIN_REQUIRED',
      message: textOf(locale, 'auth.loginRequired'),
    })
  })

  it('name the field in Japanese, at both APIs', async () => {
    const actor = await signIn(app.test)
    actor.headers['accept-language'] = 'ja-JP'
    const said = inWords(textOf('ja-JP', 'input.tooLong'), { field: 'bio', max: '72' })
    const rest = await actor.rest('POST', '/api/team', { name: 'PlayedGame', bio: 'x'.repeat(73) })
    expect(rest.body).toMatchObject({ title: said, status: 400 })
    const { data } = await actor.graphql(
      `mutation ($input: CreateTeamInput!) { createTeam(input: $input) {
        ... on InvalidInputError { issues { path message } } } }`,
      { input: { name: 'PlayedGame', bio: 'x'.repeat(73) } },
    )
    expect(data).toEqual({ createTeam: { issues: [{ path: ['bio'], message: said }] } })
  })
})

it('writes mails in the language of the request, in both parts', async () => {
  const visitor = new Actor(app.test.url, { 'accept-language': 'de-DE' })
  const who = newcomer()
  const answer = await visitor.rest('POST', '/api/account/register', who)
  expect(answer.body).toMatchObject({
    title: textOf('de-DE', 'account.statusEmailConfirmationRequired'),
  })
  const mail = await app.smtp.waitFor(who.email)
  const values = { platform: 'Halyard', email: who.email, userName: who.userName, lifetime: '3 Stunden' }
  const said = (key: string) => inWords(textOf('de-DE', `mail.${key}`), values)
  expect(mail.subject).toBe(`${said('confirmRegistration.title')} - Halyard`)
  for (const key of ['greeting', 'confirmRegistration.information', 'confirmRegistration.closing']) {
    expect(mail.text).toContain(said(key))
    expect(mail.html).toContain(said(key))
  }
  expect(mail.html).toContain('<html lang="de-DE">')
})

it('heads and fills sheets in Chinese', async () => {
  const played = await makePlayedGame(app.test, { teams: 1, challenges: 1 })
  const [player] = played.players
  const [challengeId] = played.challengeIds
  if (!player || challengeId === undefined) throw new Error('nobody plays')
  await submit(player, { gameId: played.gameId, challengeId, flag: 'flag{wrong}' })
  const monitor = await signIn(app.test, 'Monitor')
  monitor.headers['accept-language'] = 'zh-CN'
  const answer = await monitor.fetch(`/api/game/${played.gameId}/submissionsheet`)
  expect(answer.headers.get('content-language')).toBe('zh-CN')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(await answer.arrayBuffer())
  const [sheet] = workbook.worksheets
  const row = (number: number) => sheet?.getRow(number).values as string[]
  const said = (key: string) => textOf('zh-CN', `sheet.${key}`)
  expect(sheet?.name).toBe(said('submissions'))
  const heads = ['result', 'time', 'team', 'user', 'challenge', 'answer', 'email'].map(said)
  expect(row(1)).toEqual(expect.arrayContaining(heads))
  expect(row(2)).toContain(said('status.WrongAnswer'))
})
