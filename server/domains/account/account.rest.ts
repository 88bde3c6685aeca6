import type { FastifyInstance } from 'fastify'
import type { User } from '../../../prisma/generated/client/client.ts'
import { translate } from '../../i18n/translate.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { changePassword, logIn, logOut, readProfile, register, updateProfile } from './account.service.ts'

export function registerAccountRoutes(app: FastifyInstance): void {
  app.post('/api/account/register', async ({ ctx, body }) => {
    const { status } = await register(ctx, body)
    return { title: translate(ctx.locale, `account.status${status}`), data: status, status: 200 }
  })
  app.post('/api/account/login', async ({ ctx, body }, reply) => {
    await logIn(ctx, body)
    return reply.send()
  })
  app.post('/api/account/logout', async ({ ctx }, reply) => {
    await logOut(ctx)
    return reply.send()
  })
  app.get('/api/account/profile', async ({ ctx }) => toProfile(await readProfile(ctx)))
  app.put('/api/account/update', async ({ ctx, body }, reply) => {
    await updateProfile(ctx, body)
    return reply.send()
  })
  app.put('/api/account/changepassword', async ({ ctx, body }, reply) => {
    await changePassword(ctx, body)
    return reply.send()
  })
}

function toProfile(user: User) {
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
