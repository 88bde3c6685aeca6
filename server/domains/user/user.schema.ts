import { Role } from '../../../prisma/generated/client/enums.ts'
import { may, requireAdmin } from '../../use-case/roles.ts'
import { builder } from '../../graphql/builder.ts'
import { uuidKey } from '../../graphql/node-key.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { usersMatching } from './find-users.ts'
import { maySeePrivately } from './user.policy.ts'

export const RoleEnum = builder.enumType(Role, { name: 'Role' })

const UserProfile = builder.prismaObject('User', {
  variant: 'UserProfile',
  description: 'Private fields of a user.',
  fields: (t) => ({
    email: t.exposeString('email'),
    realName: t.exposeString('realName'),
    stdNumber: t.exposeString('studentNumber'),
    phone: t.exposeString('phone', { nullable: true }),
  }),
})

/** The public fields of a user are visible to anybody; private ones are null for others. */
export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: uuidKey(id) }),
  fields: (t) => {
    const privateText = (field: 'email' | 'realName' | 'studentNumber' | 'phone' | 'ip') =>
      t.string({
        nullable: true,
        description: 'For the user and administrators.',
        select: { [field]: true },
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user[field] : null),
      })
    const privateTime = (field: 'registeredAt' | 'lastVisitedAt') =>
      t.field({
        type: 'DateTime',
        nullable: true,
        description: 'For the user and administrators.',
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user[field] : null),
      })
    return {
      databaseId: t.exposeString('id'),
      userName: t.exposeString('userName'),
      bio: t.exposeString('bio'),
      avatarUrl: t.string({ nullable: true, resolve: (user) => avatarUrl(user.avatarHash) }),
      role: t.field({
        type: RoleEnum,
        nullable: true,
        description: 'For the user and administrators.',
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user.role : null),
      }),
      email: privateText('email'),
      realName: privateText('realName'),
      studentNumber: privateText('studentNumber'),
      phone: privateText('phone'),
      ip: privateText('ip'),
      registeredAt: privateTime('registeredAt'),
      lastVisitedAt: privateTime('lastVisitedAt'),
      emailConfirmed: t.boolean({
        nullable: true,
        description: 'For the user and administrators.',
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user.emailConfirmed : null),
      }),
      adminProfile: t.variant(UserProfile, {
        isNull: (_user, _args, ctx) => !may(ctx.viewer, 'Admin', 'admin'),
      }),
    }
  },
})

builder.queryField('users', (t) =>
  t.prismaConnection(
    {
      type: UserNode,
      cursor: 'id',
      nullable: true,
      description: 'All users, oldest first; for administrators.',
      args: {
        search: t.arg.string({ description: 'Part of a name, address, number, phone, real name or id.' }),
        role: t.arg({ type: RoleEnum }),
      },
      resolve: async (query, _root, { search, role }, ctx) => {
        requireAdmin(ctx)
        const found = search ? await usersMatching(ctx, search) : {}
        return ctx.db.user.findMany({
          ...query,
          where: { AND: [found, role ? { role } : {}] },
          orderBy: { id: 'asc' },
        })
      },
      totalCount: async (_root, { search, role }, ctx) => {
        requireAdmin(ctx)
        const found = search ? await usersMatching(ctx, search) : {}
        return ctx.db.user.count({ where: { AND: [found, role ? { role } : {}] } })
      },
    },
    { name: 'UserConnection' },
    { name: 'UserEdge' },
  ),
)
