import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { ctftimeFaults } from '../../kit/world/ctftime-rules.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let visitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  visitor = test.anonymous()
})
afterAll(() => test.dispose())

async function readText(path: string, headers: Record<string, string> = {}) {
  const answer = await visitor.fetch(path, { headers })
  return { answer, text: await answer.text() }
}

async function readAtom(path: string, headers?: Record<string, string>): Promise<Document> {
  const { answer, text } = await readText(path, headers)
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  return new DOMParser().parseFromString(text, 'application/xml')
}

const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagName(name)]
/** The texts of that member of every entry. */
const texts = (xml: Document, name: string) =>
  all(xml, 'entry').flatMap((entry) => all(entry, name).map(({ textContent }) => textContent))

describe('the feed of posts', () => {
  it('has the newest posts with their text as harmless HTML', async () => {
    const title = unique('A & <b>')
    const made = await admin.rest('POST', '/api/edit/posts', {
      title,
      summary: 'In <short>',
      content: '**Long** [games](/games) <script>alert(1)</script>',
      tags: ['news'],
    })
    const xml = await readAtom('/api/posts.atom')
    const [entry] = all(xml, 'entry')
    const at = (name: string) => entry && all(entry, name)[0]
    expect([at('title')?.textContent, at('title')?.getAttribute('type')]).toEqual([title, null])
    expect([at('summary')?.textContent, at('summary')?.getAttribute('type')]).toEqual(['In <short>', null])
    expect(at('content')?.textContent).toBe(
      `<p><strong>Long</strong> <a href="${test.url}/games">games</a> </p>\n`,
    )
    expect(at('link')?.getAttribute('href')).toBe(`${test.url}/posts/${String(made.body)}`)
    expect(at('category')?.getAttribute('term')).toBe('news')
    expect(all(xml, 'link').map((link) => link.getAttribute('href'))).toContain(`${test.url}/api/posts.atom`)
  })
})

describe('a feed with characters that XML does not have', () => {
  it('is well-formed, and shows a replacement', async () => {
    const title = unique('Ebb\f\uFFFE')
    await admin.rest('POST', '/api/edit/posts', { title, content: 'one\fpage \u001B[0m ]]> end' })
    const { text } = await readText('/api/posts.atom')
    expect(text).not.toMatch(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
    const [entry] = all(await readAtom('/api/posts.atom'), 'entry')
    expect(entry && all(entry, 'title')[0]?.textContent).toBe(title.replace('\f\uFFFE', '\uFFFD\uFFFD'))
    expect(entry && all(entry, 'content')[0]?.textContent).toBe('<p>one\uFFFDpage \uFFFD[0m ]]&gt; end</p>\n')
  })
})

describe('what programs read again and again', () => {
  it.each([
    ['posts.atom', () => '/api/posts.atom'],
    ['notices.atom', (id: number) => `/api/game/${id}/notices.atom`],
    ['calendar.ics of all games', () => '/api/game/calendar.ics'],
    ['calendar.ics', (id: number) => `/api/game/${id}/calendar.ics`],
    ['ctftime', (id: number) => `/api/game/${id}/ctftime`],
  ])('%s is sent once, until it changes', async (_name, pathOf) => {
    const gameId = await makeGame(admin)
    const path = pathOf(gameId)
    const read = (headers: Record<string, string>) => visitor.fetch(path, { headers })
    const first = await read({})
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    expect([first.status, etag, new Date(modified).toUTCString()]).toEqual([
      200,
      expect.stringMatching(/^W\/".+"$/),
      modified,
    ])
    const again = await read({ 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await read({ 'if-modified-since': modified })).status).toBe(304)
    expect((await read({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
    expect((await read({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200)
  })
})

describe('the feed of notices', () => {
  it('has all kinds, newest first, in the language of the reader', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
    const player = await makePlayer(test, gameId)
    await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
    await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'We _move_' })
    const team = await test.services.db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    const path = `/api/game/${gameId}/notices.atom`
    const xml = await readAtom(path)
    expect(texts(xml, 'title')).toEqual([
      'From the organizers',
      `${team.name} got first blood on Pier`,
      'New challenge: Pier',
    ])
    expect(texts(xml, 'content')).toEqual(['<p>We <em>move</em></p>\n'])
    expect(new Set(texts(xml, 'id')).size).toBe(3)
    expect(xml.documentElement?.getAttribute('xml:lang')).toBe('en-US')
    const german = await readAtom(path, { 'accept-language': 'de,en;q=0.5' })
    expect(texts(german, 'title')[0]).toBe('Von der Orga')
    expect(german.documentElement?.getAttribute('xml:lang')).toBe('de-DE')
  })

  it('does not exist before the start', async () => {
    const gameId = await makeGame(admin, { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
    expect(codeOf(await visitor.rest('GET', `/api/game/${gameId}/notices.atom`))[0]).toBe(400)
  })
})

describe('the calendar', () => {
  it('has the times of the games, and leaves out hidden ones', async () => {
    const [shown, hidden] = [unique('Regatta, first; part'), unique('Secret')]
    const times = { start: Date.UTC(2030, 0, 2, 3, 4, 5), end: Date.UTC(2030, 0, 3, 3, 4, 5) }
    const gameId = await makeGame(admin, { title: shown, ...times })
    await makeGame(admin, { title: hidden, hidden: true })
    const { answer, text } = await readText('/api/game/calendar.ics')
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
    expect(lines).toContain(`SUMMARY:${shown.replaceAll(/([,;])/g, String.raw`\$1`)}`)
    expect(lines).toContain('DTSTART:20300102T030405Z')
    expect(text).not.toContain(hidden)
    const own = await readText(`/api/game/${gameId}/calendar.ics`)
    expect(own.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(own.text).toContain('DTEND:20300103T030405Z')
    expect(own.text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(own.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(own.text).toContain('X-PUBLISHED-TTL:PT1H')
  })

  it('has no control characters of a title or a summary', async () => {
    const texts = { title: unique('Ebb\f\u007F'), summary: 'one\r\ntwo\rthree\u001B' }
    const gameId = await makeGame(admin, texts)
    const { text } = await readText(`/api/game/${gameId}/calendar.ics`)
    const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
    expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([])
    expect(lines).toContain(`SUMMARY:${texts.title.replace('\f\u007F', '\uFFFD\uFFFD')}`)
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nthree${'\uFFFD'}`)
  })

  it('says when an event changed, and counts its changes', async () => {
    const times = { start: Date.UTC(2030, 0, 2), end: Date.UTC(2030, 0, 3) }
    const gameId = await makeGame(admin, times)
    const read = async () => {
      const { answer, text } = await readText(`/api/game/${gameId}/calendar.ics`)
      const at = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? ''
      return {
        tag: answer.headers.get('etag'),
        stamp: at('DTSTAMP'),
        modified: at('LAST-MODIFIED'),
        sequence: at('SEQUENCE'),
      }
    }
    const change = (data: object) => test.services.db.game.update({ where: { id: gameId }, data })
    const first = await read()
    expect(first.sequence).toBe('0')
    expect(first.modified).toBe(first.stamp)
    expect(first.stamp < '2030').toBe(true)
    await change({ practiceMode: false, freezeAt: new Date(Date.UTC(2030, 0, 2, 12)) })
    expect(await read()).toEqual(first)
    await change({ end: new Date(Date.UTC(2030, 0, 4)) })
    const moved = await read()
    expect([moved.sequence, moved.stamp >= first.stamp, moved.tag === first.tag]).toEqual(['1', true, false])
    await change({ title: unique('Renamed') })
    expect((await read()).sequence).toBe('2')
  })
})

describe('the standings for CTFtime', () => {
  it('follow the board, in both forms', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const challengeId = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
    const path = `/api/game/${gameId}/ctftime`
    const player = await makePlayer(test, gameId)
    await makePlayer(test, gameId)
    expect(await visitor.rest('GET', path)).toMatchObject({ status: 200, body: { standings: [] } })
    await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
    const { name } = await test.services.db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    const board = await visitor.rest('GET', `/api/game/${gameId}/scoreboard`)
    const [first] = (board.body as { items: { score: number; lastSubmissionTime: number }[] }).items
    const { body } = await visitor.rest('GET', path)
    expect(body).toEqual({ standings: [{ pos: 1, team: name, score: first?.score }] })
    const time = Math.floor((first?.lastSubmissionTime ?? 0) / 1000)
    const full = await readText(`${path}?full=true`)
    expect(ctftimeFaults(full.text)).toEqual([])
    const args = ['scoreboard', '--game', String(gameId), '--format', 'ctftime', '--url', test.url]
    const { stdout } = await promisify(execFile)(process.execPath, ['cli/bin.js', ...args])
    expect(stdout).toBe(`${full.text}\n`)
    expect(JSON.parse(full.text)).toEqual({
      tasks: ['Pier'],
      standings: [
        {
          pos: 1,
          team: name,
          score: first?.score,
          taskStats: { Pier: { points: first?.score, time } },
          lastAccept: time,
        },
      ],
    })
  })

  it('name challenges with requirements by their titles once the game has ended', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    const first = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
    const second = await makeChallenge(admin, gameId, { title: 'Mole', flags: ['flag{two}'] })
    const requiredChallengeIds = [encodeGlobalID('Challenge', first)]
    await admin.mutate('updateChallenge', { gameId, challengeId: second, requiredChallengeIds })
    const player = await makePlayer(test, gameId)
    await player.rest('POST', `/api/game/${gameId}/challenges/${first}`, { flag: 'flag{one}' })
    await player.rest('POST', `/api/game/${gameId}/challenges/${second}`, { flag: 'flag{two}' })
    const tasks = async () =>
      ((await visitor.rest('GET', `/api/game/${gameId}/ctftime?full=true`)).body as { tasks: string[] }).tasks
    expect(await tasks()).toEqual(['???', 'Pier'])
    test.services.clock.offsetMs += 7_200_000
    expect(await tasks()).toEqual(['Mole', 'Pier'])
    test.services.clock.offsetMs -= 7_200_000
  })

  it('do not exist before the start', async () => {
    const gameId = await makeGame(admin, { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
    expect((await visitor.rest('GET', `/api/game/${gameId}/ctftime`)).status).toBe(404)
  })
})
