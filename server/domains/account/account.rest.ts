import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { User } from '../../../prisma/generated/client/client.ts'
import { translate } from '../../i18n/translate.ts'
import { documented } from '../../rest/operation.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import {
  changePasswordInput,
  contractProfileInput,
  contractRegisterInput,
  logInInput,
} from './account.input.ts'
import { changePassword, logOut, readProfile, updateProfile } from './account.service.ts'
import { profileUserInfo, registerAnswer } from './account.shapes.ts'
import { logIn } from './log-in.service.ts'
import { requireContractUserName } from './new-name.ts'
import { register } from './registration.service.ts'

export function registerAccountRoutes(app: FastifyInstance): void {
  app.post(
    '/api/account/register',
    documented({
      group: 'Account',
      id: 'Account_Register',
      summary: 'Create an account',
      access: 'anyone',
      limit: 'Register',
      body: contractRegisterInput,
      answer: registerAnswer,
      note: 'The answer says what happens next: a session has started, an administrator must approve the account, or a mail was sent.',
    }),
    async ({ ctx, body }) => {
      const { status } = await register(ctx, body, contractRegisterInput)
      return { title: translate(ctx.locale, `account.status${status}`), data: status, status: 200 }
    },
  )
  app.post(
    '/api/account/login',
    documented({
      group: 'Account',
      id: 'Account_LogIn',
      summary: 'Log in',
      access: 'anyone',
      body: logInInput,
      errors: [401],
      note: 'Failed attempts are limited to ten in ten minutes per account and address; after that the answer is 429 with a growing delay.',
    }),
    async ({ ctx, body }, reply) => {
      await logIn(ctx, body)
      return reply.send()
    },
  )
  app.post(
    '/api/account/logout',
    documented({ group: 'Account', id: 'Account_LogOut', summary: 'Log out', access: 'session' }),
    async ({ ctx }, reply) => {
      await logOut(ctx)
      return reply.send()
    },
  )
  app.get(
    '/api/account/profile',
    documented({
      group: 'Account',
      id: 'Account_Profile',
      summary: 'Read your profile',
      access: 'user:read',
      answer: profileUserInfo,
    }),
    async ({ ctx }) => toProfile(await readProfile(ctx)),
  )
  app.put(
    '/api/account/update',
    documented({
      group: 'Account',
      id: 'Account_Update',
      summary: 'Change your profile',
      access: 'session',
      body: contractProfileInput,
      note: 'Members that are absent or null stay unchanged.',
    }),
    async ({ ctx, body }, reply) => {
      await updateProfile(ctx, body, requireContractUserName)
      return reply.send()
    },
  )
  app.put(
    '/api/account/changepassword',
    documented({
      group: 'Account',
      id: 'Account_ChangePassword',
      summary: 'Change your password',
      access: 'session',
      body: changePasswordInput,
      note: 'All other sessions end.',
    }),
    async ({ ctx, body }, reply) => {
      await changePassword(ctx, body)
      return reply.send()
    },
  )
}

export function toProfile(user: User): z.output<typeof profileUserInfo> {
  return {
    userId: user.id,
    userName: user.userName,
    email: user.email,
    bio: user.bio,
    phone: user.phone,
    realName: user.realName,
    stdNumber: user.studentNumber,
    avatar: avatarUrl(user.avatarHash),
    role: user.role,
  }
}
