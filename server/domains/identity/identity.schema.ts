import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Viewer } from '../account/account.schema.ts'
import { viewerField } from '../account/viewer-field.schema.ts'
import { startLinking, unlinkIdentity } from './link-identity.ts'
import { Protocol } from './provider.schema.ts'
import { readSignInOptions } from './sign-in-options.ts'

type Options = Awaited<ReturnType<typeof readSignInOptions>>

const SignInProvider = builder.objectRef<Options['providers'][number]>('SignInProvider').implement({
  description: 'A service that users sign in with.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The name of the provider in addresses.' }),
    label: t.exposeString('label', { description: 'The name of the provider that users see.' }),
    protocol: t.field({
      description: 'How the platform talks to the provider.',
      type: Protocol,
      resolve: ({ protocol }) => protocol,
    }),
    path: t.string({
      description: 'The path that a browser opens to sign in. `from` in its query is the path to return to.',
      resolve: ({ key }) => `/auth/${key}`,
    }),
  }),
})

const SignInOptions = builder.objectRef<Options>('SignInOptions').implement({
  description: 'The ways to log in.',
  fields: (t) => ({
    isPasswordAllowed: t.exposeBoolean('isPasswordAllowed', {
      description: 'Whether users can log in and register with a password.',
    }),
    providers: t.field({
      type: [SignInProvider],
      description: 'The services that users sign in with.',
      resolve: ({ providers }) => providers,
    }),
  }),
})

builder.queryField('signInOptions', (t) =>
  t.field({
    type: SignInOptions,
    description: 'The ways to log in, for everybody.',
    resolve: (_root, _args, ctx) => readSignInOptions(ctx),
  }),
)

// Not a node: an identity is read only through its owner.
const LinkedIdentity = builder.prismaObject('LinkedIdentity', {
  description: 'An identity at a provider with which the viewer signs in.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `unlinkIdentity`.',
      resolve: ({ id }) => encodeGlobalID('LinkedIdentity', id),
    }),
    provider: t.field({
      description: 'The provider.',
      type: SignInProvider,
      select: { provider: true },
      resolve: ({ provider }) => provider,
    }),
    name: t.exposeString('name', { description: 'The name or the address at the provider.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was linked.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer last signed in with it. Null before the first time.',
    }),
  }),
})

builder.prismaObjectFields(Viewer, (t) => ({
  identities: t.relation('identities', {
    type: LinkedIdentity,
    description: 'The identities at providers with which the viewer signs in, oldest first.',
    query: { orderBy: { createdAt: 'asc' } },
  }),
  hasPassword: t.boolean({
    description: 'Whether the account has a password.',
    select: { passwordHash: true },
    resolve: ({ passwordHash }) => passwordHash !== null,
  }),
}))

mutation('linkIdentity', {
  description:
    'Permits this session to link an identity at a provider to the account. Requires a recent login or `confirmPassword`.',
  input: (t) => ({ provider: t.string({ required: true, description: 'The key of the provider.' }) }),
  refuses: [...forViewer, 'conflict', 'notFound'],
  run: async (ctx, { provider }) => ({ path: await startLinking(ctx, provider) }),
  payload: (t) => ({
    path: t.exposeString('path', {
      description: 'The path that this browser opens within five minutes to sign in at the provider.',
    }),
  }),
})

mutation('unlinkIdentity', {
  description:
    'Unlinks an identity from the account, but not the last way to log in. Requires a recent login or `confirmPassword`.',
  input: (t) => ({ id: t.id({ required: true, description: 'The global id of the identity.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { id }) => {
    await unlinkIdentity(ctx, readGlobalId(id, 'LinkedIdentity') ?? '')
    return { deletedId: id }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the unlinked identity.',
      resolve: ({ deletedId }) => deletedId,
    }),
    viewer: viewerField(t, 'The viewer with the other identities.'),
  }),
})
