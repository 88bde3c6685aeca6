import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { arrangeGames, runningFirst, type StateOfGame } from '../../../rules/arrange-games.ts'
import type { Locale } from '../../i18n/locale.ts'
import { escapeHtml } from '../../runtime/escape-html.ts'
import type { PosterShape } from '../../../rules/signal-flags/poster-plan.ts'
import { routePattern } from './page-preloads.ts'
import { posterImage } from './poster-image.ts'

type Game = {
  id: string
  title: string
  summary: string
  state: StateOfGame
  start: string
  end: string
  posterUrl?: string | null
}
/** The parts of the answers of their queries that the first screens read. */
type Shapes = {
  RootLayoutQuery: { clientConfig: { slogan: string; customTheme?: string | null } }
  HomePageQuery: Record<'runningGames' | 'recentGames', (Game & { viewerParticipation?: object | null })[]>
  GamesPageQuery: { runningGames: Game[]; games: { edges: { node: Game }[] } }
  GamePageQuery: { game: Game | null }
  PostPageQuery: { post: { title: string } | null }
}
/** The answers of the queries of a page, by the name of the query. */
type ScreenAnswers = ReadonlyMap<string, unknown>
type ScreenInput = {
  answers: ScreenAnswers
  hasQuery: boolean
  textOf: (noun: string, name: string) => string
}

/** Further games are below the first screen. */
const mostGames = 6
/** The uploaded posters of further games are below the first screen of a phone. */
const mostPosters = 3

const pages: readonly (readonly [path: string, content: (asked: ScreenInput) => string])[] = [
  ['/', home],
  ['/games', games],
  ['/games/:id', game],
  ['/games/:id/scoreboard', ({ textOf }) => headingOf(textOf('navigation', 'scoreboard'))],
  ['/posts', ({ textOf }) => headingOf(textOf('post', 'heading'))],
  ['/posts/:id', ({ answers }) => titleOf(answerOf(answers, 'PostPageQuery').post)],
]
const patterns = pages.map(([address, content]) => ({ pattern: routePattern(address), content }))

/** These pages have no navigation around them. */
const withoutShell = /^\/account\/(?!profile)/i
const ofGame = /^\/games\/\d+/i

export type FirstScreen = (request: { url: string; locale: Locale; answers: ScreenAnswers }) => string

/**
 * The parts of a page that the browser paints before its scripts have arrived: the bars, the heading, and the posters
 * and titles of games, from the answers for the viewer of the page. The client replaces them by the page itself, whose parts have
 * the same places. Screen readers wait for that page.
 */
export function createFirstScreen(clientFolder: string): FirstScreen {
  const textsOf = readTexts(clientFolder)
  return ({ url, locale, answers }) => {
    const [address = '', query = ''] = url.split('?', 2)
    // Without answers the client shows a spinner first.
    if (answers.size === 0 || withoutShell.test(address)) return ''
    const page = patterns.find(({ pattern }) => pattern.test(address))
    const content = page?.content({ answers, hasQuery: query !== '', textOf: textsOf(locale) }) ?? ''
    const tabs = ofGame.test(address) ? ' data-tabs' : ''
    return (
      '<div class="h-first" aria-hidden="true" aria-busy="true"><div class="h-first-rail"></div>' +
      `<div class="h-first-app"><div class="h-first-top"${tabs}></div><div class="h-first-main">` +
      `<div class="h-page">${content}</div></div></div><div class="h-first-bar"></div></div>`
    )
  }
}

function home({ answers }: ScreenInput): string {
  const { clientConfig } = answerOf(answers, 'RootLayoutQuery')
  const { runningGames = [], recentGames } = answerOf(answers, 'HomePageQuery')
  if (!clientConfig || !recentGames) return ''
  const { featured } = arrangeGames(runningFirst(runningGames, recentGames))
  const card = featured
    ? `<div class="h-first-featured">${posterOf(featured, answers, { shape: 'fill' })}<div>${linesOf(featured)}</div></div>`
    : ''
  return `<div class="h-first-hero"><h1>${escapeHtml(clientConfig.slogan)}</h1></div>${card}`
}

function games({ answers, hasQuery, textOf }: ScreenInput): string {
  const { runningGames = [], games: found } = answerOf(answers, 'GamesPageQuery')
  // A filter of the address is applied by the client.
  const loaded = (found?.edges ?? []).map(({ node }) => node)
  const shown = hasQuery ? [] : runningFirst(runningGames, loaded)
  const cards = shown
    .slice(0, mostGames)
    .map((one, index) => {
      const poster = posterOf(one, answers, { shape: 'card', isLazy: index >= mostPosters })
      return `<div>${poster}${linesOf(one)}</div>`
    })
    .join('')
  return `${headingOf(textOf('game', 'heading'))}<div class="h-first-cards">${cards}</div>`
}

function game({ answers }: ScreenInput): string {
  const { game: found } = answerOf(answers, 'GamePageQuery')
  if (!found) return ''
  const [wide, card] = (['wide', 'card'] as const).map((shape) => posterOf(found, answers, { shape }))
  return `<div class="h-first-wide"><div class="h-desk">${wide}</div><div class="h-phone">${card}</div></div>${titleOf(found)}`
}

/** The generated poster of an upcoming game has the color of the platform; the client alone knows its shades. */
function posterOf(
  { title, state, posterUrl }: Game,
  answers: ScreenAnswers,
  { shape, isLazy = false }: { shape: PosterShape; isLazy?: boolean },
): string {
  const hasOwnColor = Boolean(answerOf(answers, 'RootLayoutQuery').clientConfig?.customTheme)
  const place = `class="h-first-poster" data-shape="${shape}"`
  if (!posterUrl && hasOwnColor && state === 'Upcoming') return `<div ${place}></div>`
  const source = posterUrl ?? posterImage({ title, state, shape })
  return `<img ${place} src="${escapeHtml(source)}" alt=""${isLazy ? ' loading="lazy"' : ''}>`
}

const linesOf = ({ title, summary }: Game) =>
  `<h2>${escapeHtml(title)}</h2>${summary ? `<p class="h-dim">${escapeHtml(summary)}</p>` : ''}`

const titleOf = (found: { title: string } | null | undefined) =>
  found ? `<h1 class="h-first-title">${escapeHtml(found.title)}</h1>` : ''

/** The client hides `data-text` when the user has chosen another language than that of the page. */
const headingOf = (text: string) =>
  `<div class="h-page-head h-first-head"><h1 data-text>${escapeHtml(text)}</h1></div>`

function answerOf<Name extends keyof Shapes>(answers: ScreenAnswers, name: Name): Partial<Shapes[Name]> {
  return (answers.get(name) ?? {}) as Partial<Shapes[Name]>
}

/** The texts of the client, by noun and name. A language is read when a page first needs it. */
function readTexts(clientFolder: string): (locale: Locale) => ScreenInput['textOf'] {
  const languages = new Map<Locale, Record<string, Record<string, string>>>()
  return (locale) => (noun, name) => {
    const file = path.join(clientFolder, `static/${locale}.json`)
    const texts = languages.get(locale) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
    languages.set(locale, texts)
    return texts[noun]?.[name] ?? ''
  }
}
