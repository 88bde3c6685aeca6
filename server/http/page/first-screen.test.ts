import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFirstScreen } from './first-screen.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'halyard-screen-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(path.join(folder, 'static'))
writeFileSync(
  path.join(folder, 'static/de-DE.json'),
  JSON.stringify({ game: { heading: 'CTFs' }, navigation: { scoreboard: 'Scoreboard' } }),
)
const screenOf = createFirstScreen(folder)

const htmlOf = (url: string, answers: Record<string, unknown>) =>
  screenOf({ url, locale: 'de-DE', answers: new Map(Object.entries(answers)) })

function textsOn(url: string, answers: Record<string, unknown> = {}): string[] {
  const html = htmlOf(url, answers)
  return [...html.matchAll(/<(?:h1|h2|p)[^>]*>([^<]*)/g)].map(([, text = '']) => text)
}
const root = { RootLayoutQuery: { clientConfig: { slogan: 'Hoist <b>' } } }
const day = (number: number) => `2026-01-0${number}T00:00:00Z`
const game = (title: string, state: string, number: number) => ({
  id: title,
  title,
  summary: `On day ${number}`,
  state,
  start: day(number),
  end: day(number),
})
const games = [game('Past', 'Ended', 1), game('Next', 'Upcoming', 3), game('Now', 'Running', 2)]

test('the first screen of home has the slogan and the featured game', () => {
  const answers = {
    ...root,
    HomePageQuery: { recentGames: games },
  }
  expect(textsOn('/', answers)).toEqual(['Hoist &#60;b&#62;', 'Now', 'On day 2'])
})

test('the first screen of the games has them in the order of the page', () => {
  const answers = { GamesPageQuery: { games: { edges: games.map((node) => ({ node })) } } }
  const titles = ['CTFs', 'Now', 'On day 2', 'Next', 'On day 3', 'Past', 'On day 1']
  expect(textsOn('/games', answers)).toEqual(titles)
  expect(textsOn('/games?state=ended', answers)).toEqual(['CTFs'])
})

test('the first screen has a running game first that its list of games does not reach, and no game twice', () => {
  const upcoming = Array.from({ length: 24 }, (_, index) => game(`Later ${index}`, 'Upcoming', 4))
  const runningGames = [game('Now', 'Running', 2), game('Soon over', 'Running', 1)]
  const listed = [...upcoming, game('Now', 'Running', 2)]
  const edges = listed.map((node) => ({ node }))
  expect(textsOn('/games', { GamesPageQuery: { runningGames, games: { edges } } }).slice(1, 6)).toEqual([
    'Soon over',
    'On day 1',
    'Now',
    'On day 2',
    'Later 0',
  ])
  const home = { ...root, HomePageQuery: { runningGames, recentGames: upcoming } }
  expect(textsOn('/', home)).toContain('Soon over')
})

test.each([
  ['/games/7', { GamePageQuery: { game: games[0] } }, ['Past']],
  ['/games/7/scoreboard', root, ['Scoreboard']],
  ['/posts/abc', { PostPageQuery: { post: { title: 'News' } } }, ['News']],
  ['/posts/abc', { PostPageQuery: { post: null } }, []],
  ['/', root, []],
  ['/games', {}, []],
  ['/admin/users', root, []],
])('the first screen at %s has the texts that the answers have', (url, answers, texts) => {
  expect(textsOn(url, answers)).toEqual(texts)
})

const imagesOn = (url: string, answers: Record<string, unknown>) =>
  [...htmlOf(url, answers).matchAll(/<img [^>]*src="([^"]*)"[^>]*>/g)].map(([tag, source = '']) => ({
    source,
    isLazy: tag.includes('loading="lazy"'),
  }))

test('the first screen has the uploaded posters, and draws the others', () => {
  const shown = [...games, { ...game('Own', 'Ended', 0), posterUrl: '/assets/a/"p".webp' }]
  const answers = { ...root, GamesPageQuery: { games: { edges: shown.map((node) => ({ node })) } } }
  const images = imagesOn('/games', answers)
  expect(images.map(({ isLazy }) => isLazy)).toEqual([false, false, false, true])
  expect(images.at(-1)?.source).toBe('/assets/a/&#34;p&#34;.webp')
  for (const { source } of images.slice(0, 3)) expect(source).toContain('data:image/svg+xml,%3Csvg')
  expect(imagesOn('/games/7', { ...root, GamePageQuery: { game: games[0] } })).toHaveLength(2)
})

test('the first screen leaves the poster of an upcoming game to the client of a platform with its own color', () => {
  const upcoming = { games: { edges: [{ node: game('Next', 'Upcoming', 3) }] } }
  const own = { RootLayoutQuery: { clientConfig: { slogan: '', customTheme: '#a01040' } } }
  expect(imagesOn('/games', { ...own, GamesPageQuery: upcoming })).toEqual([])
  expect(imagesOn('/games', { ...root, GamesPageQuery: upcoming })).toHaveLength(1)
})

test('a page without navigation has no first screen', () => {
  const screen = (url: string) => screenOf({ url, locale: 'en-US', answers: new Map(Object.entries(root)) })
  expect(screen('/account/login?from=/games')).toBe('')
  expect(screen('/account/profile')).toContain('h-first-top')
})
