import type { FastifyInstance } from 'fastify'
import { searchInput } from '../../../use-case/input.ts'
import { documented } from '../../../rest/operation.ts'
import { toPage } from '../../../rest/page.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { pageOf } from '../../../rest/shapes.ts'
import { deleteAnyTeam } from '../delete-team.ts'
import { updateAnyTeam, listAllTeams, searchTeams, teamPageInput } from './administer-teams.ts'
import { requireContractTeamName } from '../new-team-name.ts'
import { contractTeamChangesInput, describedTeamChanges } from '../team.input.ts'
import { toTeamInfo } from '../team.presenter.ts'
import { answerMissingWith400 } from '../team.rest.ts'
import { teamInfo } from '../team.shapes.ts'

const forAdmins = { group: 'Admin', access: 'admin' } as const

export function registerTeamAdministrationRoutes(app: FastifyInstance): void {
  const team = `/api/admin/teams/${intParam('id')}`

  app.get(
    '/api/admin/teams',
    documented({
      ...forAdmins,
      id: 'Admin_Teams',
      summary: 'List teams, oldest first',
      query: teamPageInput,
      answer: pageOf(teamInfo),
    }),
    async ({ ctx, query }) => {
      const { teams, total } = await listAllTeams(ctx, query)
      return toPage(teams.map(toTeamInfo), total)
    },
  )
  app.post(
    '/api/admin/teams/search',
    documented({
      ...forAdmins,
      id: 'Admin_SearchTeams',
      summary: 'Search teams by a part of their name or by their id; at most 30',
      query: searchInput,
      answer: pageOf(teamInfo),
    }),
    async ({ ctx, query }) => {
      const teams = await searchTeams(ctx, query)
      return toPage(teams.map(toTeamInfo), teams.length)
    },
  )
  app.put(
    team,
    documented({
      ...forAdmins,
      id: 'Admin_UpdateTeam',
      summary: 'Update any team',
      body: describedTeamChanges,
      note: 'Absent and empty members stay unchanged.',
    }),
    async (request, reply) => {
      const teamId = readIntParam(request, 'id')
      await answerMissingWith400(
        updateAnyTeam(request.ctx, teamId, request.body, {
          shape: contractTeamChangesInput,
          requireName: requireContractTeamName,
        }),
      )
      return reply.send()
    },
  )
  app.delete(
    team,
    documented({
      ...forAdmins,
      id: 'Admin_DeleteTeam',
      summary: 'Delete any team, also a locked one, with all its participations',
      errors: [404],
    }),
    async (request, reply) => {
      await deleteAnyTeam(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
}
