import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendConditional } from '../../http/answers/conditional.ts'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { inputObject, parseInput, text } from '../../use-case/input.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import type { BoardView } from '../scoreboard/model/board-view.ts'
import { readCtftimeNames } from '../identity/ctftime-names.ts'
import { readTaskTitles } from './task-titles.ts'
import { renderStandings, type CtftimeOptions } from './ctftime-standings.ts'

const ctftimeInput = inputObject({
  full: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  division: text(200).optional(),
})

const standings = z.object({
  tasks: z.array(z.string()).optional(),
  standings: z.array(
    z.object({
      pos: z.number().int().optional(),
      team: z.string(),
      score: z.number().int(),
      taskStats: z
        .record(z.string(), z.object({ points: z.number().int(), time: z.number().int() }))
        .optional(),
      lastAccept: z.number().int().optional(),
      outward: z.boolean().optional(),
    }),
  ),
})

/** The standings for CTFtime, an addition to the documented level of the API. */
export function registerCtftimeRoute(app: FastifyInstance): void {
  const standingsOf = createStandings()

  app.get(
    `/api/game/${intParam('id')}/ctftime`,
    documented({
      group: 'Game',
      id: 'readCtftimeStandings',
      summary: 'Read the standings for CTFtime',
      access: 'anyone',
      query: ctftimeInput,
      answer: standings,
      errors: [304, 400, 404],
      note:
        'The public scoreboard, also for organizers. `full=true` adds the challenges and all solves, `division` ' +
        'selects the teams of one division. After the end, challenges that require others have their titles. ' +
        'Times are seconds since 1970. 404 before the start of the game.',
    }),
    async (request, reply) => {
      const { full, division } = parseInput(ctftimeInput, request.query)
      const view = await findScoreboard(request.ctx, readIntParam(request, 'id'), { asPublic: true })
      if (!view) throw new NotFoundError('game.notFound')
      const isFull = full ?? false
      const titles = isFull ? await readTaskTitles(request.ctx, view.gameId) : undefined
      const names = () => readCtftimeNames(request.ctx)
      const body = await standingsOf(view, names, { isFull, division: division ?? null, titles })
      const lastSolves = view.rows.map(({ lastTime }) => lastTime ?? view.start)
      // The titles appear at the end.
      const since = titles && titles.size > 0 ? view.end : view.start
      const modifiedAt = new Date(Math.max(since, ...lastSolves))
      return sendConditional(request, reply, { body, modifiedAt, type: 'application/json' })
    },
  )
}

type Names = () => Promise<ReadonlyMap<number, string>>

/** Renders each form of a version of the board once, with the names of that time. */
function createStandings() {
  const rendered = new WeakMap<BoardView, Map<string, Promise<string>>>()
  return (view: BoardView, names: Names, options: CtftimeOptions): Promise<string> => {
    const { isFull, division, titles } = options
    const render = async () => renderStandings(view, { ...options, names: await names() })
    if (division !== null && !view.divisions.includes(division)) return render()
    const forms = rendered.get(view) ?? new Map<string, Promise<string>>()
    rendered.set(view, forms)
    const key = JSON.stringify([isFull, division, ...(titles ?? [])])
    const ready = forms.get(key) ?? render()
    forms.set(key, ready)
    ready.catch(() => forms.delete(key))
    return ready
  }
}
