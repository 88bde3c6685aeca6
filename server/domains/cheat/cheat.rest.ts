import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { toCheatInfo } from './cheat.presenter.ts'
import { listCheats } from './cheat.service.ts'
import { cheatInfo } from './cheat.shapes.ts'

export function registerCheatRoutes(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/cheatinfo`,
    documented({
      group: 'Game',
      id: 'Game_CheatInfo',
      summary: 'List submissions of other teams’ flags',
      access: 'monitor',
      answer: z.array(cheatInfo),
      errors: [400, 404],
      note: 'Newest first.',
    }),
    async (request) => (await listCheats(request.ctx, readIntParam(request, 'id'))).map(toCheatInfo),
  )
}
