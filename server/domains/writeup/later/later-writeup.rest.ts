import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { readGame } from '../../game/read-games.ts'
import { toWriteupInfo } from '../writeup.presenter.ts'
import { listWriteups } from '../writeup.service.ts'
import { writeupInfo } from '../writeup.shapes.ts'

const laterWriteups = z
  .strictObject({
    divisions: z.record(z.string(), z.string()).describe('The names of the divisions by their ids'),
    writeups: z.array(writeupInfo.extend({ divisionId: z.int32().nullable() }).meta({ id: 'WriteupInfo' })),
  })
  .meta({ id: 'WriteupInfoModel' })

export function registerLaterWriteupRoute(app: FastifyInstance): void {
  app.get(
    `/api/admin/writeups/${intParam('id')}`,
    documented({
      group: 'Admin',
      id: 'Admin_Writeups',
      summary: 'List the write-ups of a game',
      access: 'admin',
      answer: laterWriteups,
      errors: [404],
    }),
    async (request): Promise<z.output<typeof laterWriteups>> => {
      const gameId = readIntParam(request, 'id')
      const writeups = await listWriteups(request.ctx, gameId)
      const { divisions } = await readGame(request.ctx, gameId)
      return {
        divisions: Object.fromEntries(divisions.map(({ id, name }) => [id, name])),
        writeups: writeups.map((writeup) => ({
          ...toWriteupInfo(writeup),
          divisionId: writeup.divisionId,
        })),
      }
    },
  )
}
