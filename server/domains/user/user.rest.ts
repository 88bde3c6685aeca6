import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { searchInput } from '../../use-case/input.ts'
import { documented } from '../../rest/operation.ts'
import { toPage } from '../../rest/page.ts'
import { guidParam, readGuidParam } from '../../rest/params.ts'
import { pageOf } from '../../rest/shapes.ts'
import { toProfile } from '../account/account.rest.ts'
import { profileUserInfo } from '../account/account.shapes.ts'
import { requireContractUserName } from '../account/new-name.ts'
import { contractNewUserInput, contractRules, createUsers } from '../team/admin/create-users.ts'
import { deleteUser } from './delete-user.ts'
import { resetUserPassword, updateUser } from './update-user.ts'
import { contractUserChangesInput, userPageInput } from './user.input.ts'
import { toUserInfo } from './user.presenter.ts'
import { listUsers, readUser, searchUsers } from './user.service.ts'
import { userInfo } from './user.shapes.ts'

const users = '/api/admin/users'
const user = `${users}/${guidParam('userid')}`
const forAdmins = { group: 'Admin', access: 'admin' } as const

export function registerUserRoutes(app: FastifyInstance): void {
  registerLists(app)
  app.post(
    users,
    documented({
      ...forAdmins,
      id: 'Admin_AddUsers',
      summary: 'Create users, all or none',
      body: z.array(contractNewUserInput),
      note: 'An existing user with that name or address is updated. Users with the same team name join a new team.',
    }),
    async ({ ctx, body }, reply) => {
      await createUsers(ctx, body, 'UPDATE', contractRules)
      return reply.send()
    },
  )
  app.put(
    user,
    documented({
      ...forAdmins,
      id: 'Admin_UpdateUserInfo',
      summary: 'Update a user',
      body: contractUserChangesInput,
      errors: [404],
      note: 'A new name or address ends the user’s sessions; a new address is unconfirmed unless `emailConfirmed` is sent too.',
    }),
    async (request, reply) => {
      await updateUser(request.ctx, readGuidParam(request, 'userid'), request.body, requireContractUserName)
      return reply.send()
    },
  )
  app.delete(
    user,
    documented({
      ...forAdmins,
      id: 'Admin_DeleteUser',
      summary: 'Delete a user',
      errors: [400, 404],
      note: 'Fails for your own account and for captains. Submissions and posts stay without a user.',
    }),
    async (request, reply) => {
      await deleteUser(request.ctx, readGuidParam(request, 'userid'))
      return reply.send()
    },
  )
  app.delete(
    `${user}/password`,
    documented({
      ...forAdmins,
      id: 'Admin_ResetPassword',
      summary: 'Reset the password of a user; only this answer contains the new one',
      answer: z.string(),
      errors: [404],
    }),
    async (request, reply) => {
      const password = await resetUserPassword(request.ctx, readGuidParam(request, 'userid'))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(password))
    },
  )
}

function registerLists(app: FastifyInstance): void {
  app.get(
    users,
    documented({
      ...forAdmins,
      id: 'Admin_Users',
      summary: 'List users, oldest first',
      query: userPageInput,
      answer: pageOf(userInfo),
    }),
    async ({ ctx, query }) => {
      const page = await listUsers(ctx, query)
      return toPage(page.users.map(toUserInfo), page.total)
    },
  )
  app.post(
    `${users}/search`,
    documented({
      ...forAdmins,
      id: 'Admin_SearchUsers',
      summary: 'Search users by a part of their fields; at most 30',
      query: searchInput,
      answer: pageOf(userInfo),
    }),
    async ({ ctx, query }) => {
      const found = await searchUsers(ctx, query)
      return toPage(found.map(toUserInfo), found.length)
    },
  )
  app.get(
    user,
    documented({
      ...forAdmins,
      id: 'Admin_UserInfo',
      summary: 'Read a user',
      answer: profileUserInfo,
      errors: [404],
    }),
    async (request) => toProfile(await readUser(request.ctx, readGuidParam(request, 'userid'))),
  )
}
