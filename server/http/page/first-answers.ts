import { existsSync, readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { execute } from 'graphql'
import type { Context } from '../../context.ts'
import { boardAudience } from '../../domains/game/audience-of-viewer.ts'
import type { Documents } from '../../graphql/operations/documents.ts'
import { schema } from '../../graphql/schema.ts'
import { routePattern } from './page-preloads.ts'

/**
 * As the build writes it: `variable` gets the part of the path that is `:id`, `unset` are variables without a value.
 */
type RouteQuery = {
  name: string
  variable?: { name: string; type: 'number' | 'text' }
  unset?: string[]
}
type Route = { path: string; queries: RouteQuery[] }
type Query = { name: string; variables: Record<string, string | number | null> }

/** The answers by the names of their queries, and the element with them; both empty without answers. */
export type PageAnswers = { element: string; answers: ReadonlyMap<string, unknown> }
export type FirstAnswers = (request: FastifyRequest) => Promise<PageAnswers>

export const noAnswers: PageAnswers = { element: '', answers: new Map() }

/** After this time the page is sent without answers, and its script sends the queries. */
const longestWaitMs = 400
/** Larger answers arrive sooner on their own, compressed and beside the scripts. */
const longestJson = 150_000
const mostBoardRows = 1500
const rootQuery = 'RootLayoutQuery'
const boardQuery = 'liveBoardSourceQuery'

/**
 * Answers the queries of an address as the viewer of its page, so that the page paints without a request of its own.
 * The element has the answers as JSON, which the browser does not execute; it has none if an answer has errors, is late
 * or is too large, and none for a client that prefers the page alone (`Prefer: return=minimal`).
 */
export function createFirstAnswers(documents: Documents, routesFile: string): FirstAnswers {
  const routes = existsSync(routesFile)
    ? (JSON.parse(readFileSync(routesFile, 'utf8')) as Route[]).map(({ path, queries }) => ({
        pattern: routePattern(path),
        queries,
      }))
    : []

  function queriesAt(path: string): Query[] {
    const root = { name: rootQuery, variables: {} }
    for (const { pattern, queries } of routes) {
      const match = pattern.exec(path)
      if (match) return [root, ...queries.map((query) => queryOf(query, match.groups?.['id'] ?? ''))]
    }
    return [root]
  }

  async function answer(ctx: Context, { name, variables }: Query): Promise<unknown> {
    const text = documents.ownQuery(name)
    if (text === undefined || (name === boardQuery && !isSmallBoard(ctx, Number(variables['gameId'])))) {
      return null
    }
    const { document } = documents.read(text)
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: ctx,
    })
    return errors ? null : data
  }

  async function answersOf(ctx: Context, queries: Query[]): Promise<PageAnswers> {
    const at = ctx.clock.now().getTime()
    const data = await Promise.all(queries.map((one) => answer(ctx, one)))
    // Without the root answer, the page has no viewer for the other answers.
    if (!data[0]) return noAnswers
    const answers = queries.flatMap(({ name, variables }, index) =>
      data[index] ? [[`${name} ${JSON.stringify(variables)}`, data[index]]] : [],
    )
    const json = JSON.stringify({ at, answers: Object.fromEntries(answers) as unknown })
    return {
      element:
        json.length > longestJson
          ? ''
          : `<script type="application/json" id="first-answers">${escapeJson(json)}</script>`,
      answers: new Map(queries.map(({ name }, index) => [name, data[index]])),
    }
  }

  return async ({ ctx, method, url, headers, isViewerRead }) => {
    if (!isViewerRead || method !== 'GET' || String(headers['prefer']).includes('return=minimal'))
      return noAnswers
    const path = url.split('?', 1)[0] ?? ''
    // Others wait for their turn, so these answers would be late and given again.
    const found = ctx.lines.reads.runNow(() => answersOf(ctx, queriesAt(path)).catch(() => noAnswers))
    if (!found) return noAnswers
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<PageAnswers>((resolve) => {
      timer = setTimeout(resolve, longestWaitMs, noAnswers)
    })
    return Promise.race([found, late]).finally(() => clearTimeout(timer))
  }
}

function queryOf({ name, variable, unset = [] }: RouteQuery, id: string): Query {
  if (!variable) return { name, variables: Object.fromEntries(unset.map((one) => [one, null])) }
  return { name, variables: { [variable.name]: variable.type === 'number' ? Number(id) : id } }
}

/** Whether the board is in memory and is small enough for a page. */
function isSmallBoard({ scoreboards, viewer }: Context, gameId: number): boolean {
  const board = scoreboards.peek(gameId, boardAudience(viewer))
  if (!board) return false
  return board.rows.reduce((sum, { solves }) => sum + 1 + solves.length, 0) <= mostBoardRows
}

/** JSON that cannot end its element, whatever it contains. */
function escapeJson(json: string): string {
  return json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
}
