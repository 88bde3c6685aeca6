import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Viewer } from '../account/account.schema.ts'
import { viewerField } from '../account/viewer-field.schema.ts'
import { confirmPasskey, logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts'
import { addPasskey, removePasskey, renamePasskey, startAddingPasskey } from './own-passkeys.ts'

// Not a node: a passkey is read only through its owner.
const Passkey = builder.prismaObject('Passkey', {
  description: 'A passkey (WebAuthn credential) with which the viewer logs in.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `renamePasskey` and `removePasskey`.',
      resolve: ({ id }) => encodeGlobalID('Passkey', id),
    }),
    name: t.exposeString('name', { description: 'The name that the viewer gave it.' }),
    isSyncable: t.exposeBoolean('isSyncable', {
      description: 'Whether it can be on several devices of the viewer.',
    }),
    isBackedUp: t.exposeBoolean('isBackedUp', {
      description: 'Whether it was saved outside the device when it was last used.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used. Null before the first time.',
    }),
  }),
})

builder.prismaObjectField(Viewer, 'passkeys', (t) =>
  t.relation('passkeys', {
    type: Passkey,
    description: 'The passkeys of the viewer, oldest first.',
    query: { orderBy: { createdAt: 'asc' } },
  }),
)

const responseText =
  'The answer of the browser as JSON text: `PublicKeyCredential.toJSON()`, at most 16,384 characters.'

mutation('startAddingPasskey', {
  description:
    'Starts to add a passkey to the account. Requires a recent login, `confirmPassword` or `confirmPasskey`.',
  refuses: [...forViewer, 'conflict'],
  run: async (ctx) => ({ options: await startAddingPasskey(ctx) }),
  payload: (t) => ({
    options: t.exposeString('options', {
      description:
        'JSON text for `PublicKeyCredential.parseCreationOptionsFromJSON` of browsers, valid for five minutes.',
    }),
  }),
})

mutation('addPasskey', {
  description: 'Adds the passkey that the browser made with the options of `startAddingPasskey`.',
  input: (t) => ({
    name: t.string({ required: true, description: 'A name for it, at most 64 characters.' }),
    response: t.string({ required: true, description: responseText }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ passkey: await addPasskey(ctx, input) }),
  payload: (t) => ({
    passkey: t.field({
      type: Passkey,
      nullable: true,
      description: 'The new passkey.',
      resolve: ({ passkey }) => passkey,
    }),
    viewer: viewerField(t, 'The viewer with the new passkey.'),
  }),
})

mutation('renamePasskey', {
  description: 'Gives a passkey of the viewer another name.',
  input: (t) => ({
    id: t.id({ required: true, description: 'The global id of the passkey.' }),
    name: t.string({ required: true, description: 'The new name, at most 64 characters.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, { id, name }) => ({
    passkey: await renamePasskey(ctx, readGlobalId(id, 'Passkey') ?? '', { name }),
  }),
  payload: (t) => ({
    passkey: t.field({
      type: Passkey,
      nullable: true,
      description: 'The passkey with its new name.',
      resolve: ({ passkey }) => passkey,
    }),
  }),
})

mutation('removePasskey', {
  description:
    'Removes a passkey from the account, but not the last way to log in. Requires a recent login, `confirmPassword` or `confirmPasskey`.',
  input: (t) => ({ id: t.id({ required: true, description: 'The global id of the passkey.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { id }) => {
    await removePasskey(ctx, readGlobalId(id, 'Passkey') ?? '')
    return { deletedId: id }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the removed passkey.',
      resolve: ({ deletedId }) => deletedId,
    }),
    viewer: viewerField(t, 'The viewer with the other passkeys.'),
  }),
})

mutation('startPasskeyLogIn', {
  description: 'Starts a login with a passkey, or its confirmation with `confirmPasskey`. No name is needed.',
  refuses: [],
  run: async (ctx) => ({ options: await startPasskeyLogIn(ctx) }),
  payload: (t) => ({
    options: t.exposeString('options', {
      description:
        'JSON text for `PublicKeyCredential.parseRequestOptionsFromJSON` of browsers, valid for five minutes.',
    }),
  }),
})

mutation('logInWithPasskey', {
  description: 'Logs in with a passkey and starts a session, which the cookie of the response identifies.',
  input: (t) => ({ response: t.string({ required: true, description: responseText }) }),
  refuses: ['unauthenticated', 'conflict'],
  run: async (ctx, input) => ({ user: await logInWithPasskey(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The logged-in user.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})

mutation('confirmPasskey', {
  description:
    'Confirms a passkey of the viewer in this session, as `confirmPassword` confirms the password.',
  input: (t) => ({ response: t.string({ required: true, description: responseText }) }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ user: await confirmPasskey(ctx, input) }),
  payload: (t) => ({
    viewer: t.field({
      description: 'The viewer.',
      nullable: true,
      type: Viewer,
      resolve: ({ user }) => user,
    }),
  }),
})
