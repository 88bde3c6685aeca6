import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { toCheatInfo } from '../cheat.presenter.ts'
import { listCheats } from '../cheat.service.ts'
import { cheatInfo, participationRef } from '../cheat.shapes.ts'

const laterRef = participationRef
  .extend({ divisionId: z.int32().nullable() })
  .meta({ id: 'ParticipationModel' })
const laterCheatInfo = cheatInfo
  .extend({
    ownedTeam: laterRef.describe('The team that the flag is assigned to'),
    submitTeam: laterRef.describe('The team that sent the flag'),
  })
  .meta({ id: 'CheatInfoModel' })

export function registerLaterCheatRoute(app: FastifyInstance): void {
  app.get(
    `/api/game/${intParam('id')}/cheatinfo`,
    documented({
      group: 'Game',
      id: 'Game_CheatInfo',
      summary: 'List submissions of other teams’ flags',
      access: 'monitor',
      answer: z.array(laterCheatInfo),
      errors: [400, 404],
      note: 'Newest first.',
    }),
    async (request): Promise<z.output<typeof laterCheatInfo>[]> => {
      const cheats = await listCheats(request.ctx, readIntParam(request, 'id'))
      return cheats.map((cheat) => {
        const { ownedTeam, submitTeam, submission } = toCheatInfo(cheat)
        const { sourceParticipation, submitParticipation } = cheat
        return {
          ownedTeam: { ...ownedTeam, divisionId: sourceParticipation.divisionId },
          submitTeam: { ...submitTeam, divisionId: submitParticipation.divisionId },
          submission,
        }
      })
    },
  )
}
