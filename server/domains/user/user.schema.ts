import { Role } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { uuidKey } from '../../graphql/node-key.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import { userRevision } from './update-user.ts'
import { mayAdministerUsers, maySeePrivately } from './user.policy.ts'
import { usersFound } from './user.service.ts'

export const RoleEnum = builder.enumType(Role, {
  name: 'Role',
  description:
    'The rights of a user on the platform, from Banned over User and Monitor to Admin. Each role includes the rights of those before it.',
  values: {
    Banned: { description: "The user can't log in and has no API tokens." },
    User: { description: 'The user can create and join teams, and play games.' },
    Monitor: { description: 'The user can also follow the events, submissions and captures of all games.' },
    Admin: {
      description:
        'The user can also create and edit games, challenges and posts, and manage users, teams and the platform.',
    },
  },
})

const UserProfile = builder.prismaObject('User', {
  variant: 'UserProfile',
  description: 'Private fields of a user.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address, confirmed or not.' }),
    realName: t.exposeString('realName', { description: 'The real name; empty when the user entered none.' }),
    studentNumber: t.exposeString('studentNumber', {
      description: 'The student number; empty when the user entered none.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'The phone number; null when the user entered none.',
    }),
  }),
})

/** The public fields of a user are visible to anybody; private ones are null for others. */
export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: uuidKey(id) }),
  description: "A person's account. Everybody can see its username, bio and avatar.",
  fields: (t) => {
    const privateText = (
      field: 'email' | 'realName' | 'studentNumber' | 'phone' | 'ip',
      description: string,
    ) =>
      t.string({
        nullable: true,
        description: `${description}; null for everybody but the user and administrators.`,
        select: { [field]: true },
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user[field] : null),
      })
    const privateTime = (field: 'registeredAt' | 'lastVisitedAt', description: string) =>
      t.field({
        type: 'DateTime',
        nullable: true,
        description: `${description}; null for everybody but the user and administrators.`,
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user[field] : null),
      })
    return {
      databaseId: t.exposeString('id'),
      userName: t.exposeString('userName', {
        description: 'The name that the user logs in with and that others see; 1 to 64 characters.',
      }),
      bio: t.exposeString('bio', {
        description: 'A text about the user, at most 128 characters; empty when there is none.',
      }),
      avatarUrl: t.string({
        nullable: true,
        description: "The path of the user's picture; null when there is none.",
        resolve: (user) => avatarUrl(user.avatarHash),
      }),
      role: t.field({
        type: RoleEnum,
        nullable: true,
        description: 'The rights on the platform; null for everybody but the user and administrators.',
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user.role : null),
      }),
      email: privateText('email', 'The email address, confirmed or not'),
      realName: privateText('realName', 'The real name, empty when the user entered none'),
      studentNumber: privateText('studentNumber', 'The student number, empty when the user entered none'),
      phone: privateText('phone', 'The phone number, if the user entered one'),
      ip: privateText('ip', 'The IP address of the latest visit, recorded once a minute at most'),
      registeredAt: privateTime(
        'registeredAt',
        'When the user confirmed the registration by mail, or when the operator or an import created the account; null for other accounts, such as all that were registered without a mail',
      ),
      lastVisitedAt: privateTime('lastVisitedAt', 'When the user last used the platform, to within a minute'),
      emailConfirmed: t.boolean({
        nullable: true,
        description:
          'Whether the email address is confirmed; null for everybody but the user and administrators.',
        resolve: (user, _args, ctx) => (maySeePrivately(ctx.viewer, user.id) ? user.emailConfirmed : null),
      }),
      revision: t.string({
        nullable: true,
        description:
          'Changes with every field that `updateUser` can change. Send it with a change. Null for everybody but administrators.',
        resolve: (user, _args, ctx) => (mayAdministerUsers(ctx.viewer) ? userRevision(user) : null),
      }),
      adminProfile: t.variant(UserProfile, {
        description: 'The private fields in one object; null for everybody but administrators.',
        isNull: (_user, _args, ctx) => !mayAdministerUsers(ctx.viewer),
      }),
    }
  },
})

const UserOrderInput = orderInput('User', {
  USER_NAME: { description: 'The username, ignoring case.' },
  EMAIL: { description: 'The email address, ignoring case.' },
  EMAIL_CONFIRMED: { description: 'Whether the email address is confirmed.' },
  ROLE: { description: 'The role, from Banned to Admin.' },
  REAL_NAME: { description: 'The real name.' },
  STUDENT_NUMBER: { description: 'The student number.' },
  LAST_VISITED_AT: { description: 'The time of the last visit; users without one come last.' },
  CREATED_AT: { description: 'The time of the creation.' },
})

builder.queryField('users', (t) =>
  t.prismaConnection(
    {
      type: UserNode,
      cursor: 'id',
      nullable: true,
      description: 'All users; for administrators.',
      args: {
        search: t.arg.string({
          description:
            'Only users with this text in their username, email address, student number, phone number, real name or id; all when absent.',
        }),
        role: t.arg({ type: RoleEnum, description: 'Only users with this role; all when absent.' }),
        orderBy: t.arg({ type: UserOrderInput, description: 'The order; the oldest first when absent.' }),
      },
      resolve: async (query, _root, args, ctx) => (await usersFound(ctx, args)).rows(query),
      totalCount: async (_root, args, ctx) => (await usersFound(ctx, args)).count(),
    },
    { name: 'UserConnection' },
    { name: 'UserEdge' },
  ),
)
