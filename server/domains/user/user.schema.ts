import { Role } from '../../../prisma/generated/client/enums.ts'
import { may } from '../../access.ts'
import { builder } from '../../graphql/builder.ts'
import { uuidKey } from '../../graphql/node-key.ts'
import { avatarUrl } from '../asset/asset-url.ts'

export const RoleEnum = builder.enumType(Role, { name: 'Role' })

const UserProfile = builder.prismaObject('User', {
  variant: 'UserProfile',
  description: 'What only administrators see of somebody else.',
  fields: (t) => ({
    email: t.exposeString('email'),
    realName: t.exposeString('realName'),
    stdNumber: t.exposeString('studentNumber'),
    phone: t.exposeString('phone', { nullable: true }),
  }),
})

/** The public face of a user; anybody may see it. */
export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: uuidKey(id) }),
  fields: (t) => ({
    databaseId: t.exposeString('id'),
    userName: t.exposeString('userName'),
    bio: t.exposeString('bio'),
    avatarUrl: t.string({ nullable: true, resolve: (user) => avatarUrl(user.avatarHash) }),
    role: t.field({ type: RoleEnum, resolve: (user) => user.role }),
    adminProfile: t.variant(UserProfile, {
      isNull: (_user, _args, ctx) => !may(ctx.viewer, 'Admin', 'admin'),
    }),
  }),
})
