import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { namingFields } from '../../../rest/later/name-fields.ts'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { joinGame } from '../join/join-game.ts'
import { readJoinCheck } from '../join/read-join-check.ts'
import { joinByIdInput, participationByIdInput } from '../participation.input.ts'
import { toParticipationInfo } from '../participation.presenter.ts'
import { participationInfo } from '../participation.shapes.ts'
import { listParticipations, updateParticipationById } from '../review.service.ts'

const joinCheck = z
  .strictObject({
    joinedTeams: z.array(
      z
        .strictObject({
          id: z.int32().describe('Id of the team'),
          division: z.int32().describe('Id of its division; 0 without one'),
        })
        .meta({ id: 'JoinedTeam' }),
    ),
    joinableDivisions: z.array(z.int32()),
  })
  .meta({ id: 'GameJoinCheckInfoModel' })

const laterParticipationInfo = participationInfo
  .omit({ division: true })
  .extend({ divisionId: z.int32().nullable() })
  .meta({ id: 'ParticipationInfoModel' })

export function registerLaterParticipationRoutes(app: FastifyInstance): void {
  const game = `/api/game/${intParam('id')}`

  app.post(
    game,
    documented({
      group: 'Game',
      id: 'Game_JoinGame',
      summary: 'Join a game with a team',
      access: 'user:play',
      body: joinByIdInput,
      errors: [404],
      note: 'The team waits for a review if its division requires one, whatever the game says.',
    }),
    async (request, reply) => {
      const gameId = readIntParam(request, 'id')
      await namingFields({ division: 'divisionId' }, () =>
        joinGame(request.ctx, gameId, request.body, joinByIdInput),
      )
      return reply.send()
    },
  )
  app.get(
    `${game}/check`,
    documented({
      group: 'Game',
      id: 'Game_CheckJoin',
      summary: 'Read which of your teams joined, and which divisions you may choose',
      access: 'user:read',
      answer: joinCheck,
      errors: [404],
    }),
    async (request): Promise<z.output<typeof joinCheck>> => {
      const { joined, joinable } = await readJoinCheck(request.ctx, readIntParam(request, 'id'))
      return {
        joinedTeams: joined.map(({ teamId, divisionId }) => ({ id: teamId, division: divisionId ?? 0 })),
        joinableDivisions: joinable.map(({ id }) => id),
      }
    },
  )
  app.get(
    `${game}/participations`,
    documented({
      group: 'Game',
      id: 'Game_Participations',
      summary: 'List participations for review',
      access: 'admin',
      answer: z.array(laterParticipationInfo),
      errors: [404],
    }),
    async (request): Promise<z.output<typeof laterParticipationInfo>[]> => {
      const rows = await listParticipations(request.ctx, readIntParam(request, 'id'))
      return rows.map((row) => {
        const { division: _name, ...others } = toParticipationInfo(row)
        return { ...others, divisionId: row.divisionId }
      })
    },
  )
  app.put(
    `/api/admin/participation/${intParam('id')}`,
    documented({
      group: 'Admin',
      id: 'Admin_Participation',
      summary: 'Review a participation',
      access: 'admin',
      body: participationByIdInput,
      errors: [404],
      note: 'Absent and null members stay unchanged.',
    }),
    async (request, reply) => {
      await updateParticipationById(request.ctx, readIntParam(request, 'id'), request.body)
      return reply.send()
    },
  )
}
