import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
    expect(at('title')?.textContent).toBe(`A &#38; &#60;b&#62;${title.slice(7)}`)
    expect(at('summary')?.textContent).toBe('In &#60;short&#62;')
    expect(at('content')?.textContent).toBe(
      `<p><strong>Long</strong> <a href="${test.url}/games">games</a> &#60;script&#62;alert(1)&#60;/script&#62;</p>\n`,
    )
    expect(at('link')?.getAttribute('href')).toBe(`${test.url}/posts/${String(made.body)}`)
    expect(at('category')?.getAttribute('term')).toBe('news')
    expect(all(xml, 'link').map((link) => link.getAttribute('href'))).toContain(`${test.url}/api/posts.atom`)
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
    expect(texts(await readAtom(path, { 'accept-language': 'de-DE' }), 'title')[0]).toBe('Von der Orga')
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

  it('do not exist before the start', async () => {
    const gameId = await makeGame(admin, { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
    expect((await visitor.rest('GET', `/api/game/${gameId}/ctftime`)).status).toBe(404)
  })
})
