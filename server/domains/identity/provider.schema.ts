import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { Settings, settingsField } from '../platform/settings.schema.ts'
import { offeredMethods } from './client-authentication.ts'
import { hasClientSecret } from './client-secret.ts'
import { unmetNeeds } from './provider-needs.ts'
import {
  deleteProvider,
  providerRevision,
  readProviders,
  saveProvider,
  setPasswordLogIn,
  testDiscovery,
} from './provider.service.ts'
import { readLastClaims } from './seen-claims.ts'
import { readSignInOptions } from './sign-in-options.ts'

export const Protocol = builder.enumType('IdentityProtocol', {
  description: 'How the platform talks to a provider.',
  values: {
    OpenIdConnect: { description: 'OpenID Connect, with discovery, PKCE and an ID token.' },
    Ctftime: { description: 'The OAuth of CTFtime, which gives the user and the team there.' },
  } as const satisfies Record<IdentityProvider['protocol'], object>,
})

const ClientAuthEnum = builder.enumType('ClientAuthentication', {
  description: 'How the platform proves to a provider which client it is.',
  values: {
    Automatic: { description: 'The first method below that the provider offers.' },
    SecretPost: { description: '`client_secret_post`: the secret is in the body of the request.' },
    SecretBasic: { description: '`client_secret_basic`: the secret is in the header of the request.' },
    SecretJwt: { description: '`client_secret_jwt`: the platform signs with the secret.' },
    PrivateKeyJwt: {
      description:
        '`private_key_jwt`: the platform signs with a private key, which takes the place of the secret.',
    },
  } as const satisfies Record<IdentityProvider['clientAuth'], object>,
})

const SeenClaim = builder.objectRef<{ name: string; value: string }>('SeenClaim').implement({
  description: 'A claim at the last sign-in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the claim.' }),
    value: t.exposeString('value', {
      description:
        'The shape of the claim as JSON, cut if it is long. Texts about the person are `…`, those of groups and divisions are legible.',
    }),
  }),
})

const SeenClaims = builder.prismaObject('SeenClaims', {
  description: 'The claims at the last sign-in with a provider.',
  fields: (t) => ({
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When the provider sent them.' }),
    claims: t.field({
      type: [SeenClaim],
      description: 'The claims of the ID token and of the user info endpoint, by name.',
      resolve: ({ claims }) => claims as { name: string; value: string }[],
    }),
  }),
})

const Provider = builder.objectRef<IdentityProvider>('IdentityProvider').implement({
  description: 'A service that users sign in with, and its settings.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The name of the provider in addresses. It cannot change.' }),
    protocol: t.field({
      description: 'How the platform talks to the provider.',
      type: Protocol,
      resolve: ({ protocol }) => protocol,
    }),
    label: t.exposeString('label', { description: 'The name of the provider that users see.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether users can sign in with it.' }),
    allowsSignUp: t.exposeBoolean('allowsSignUp', {
      description: 'Whether a first sign-in creates an account, if registration is open.',
    }),
    trustsMail: t.exposeBoolean('trustsMail', {
      description: 'Whether a mail address counts as verified although the provider does not say so.',
    }),
    endsSession: t.exposeBoolean('endsSession', {
      description: 'Whether logging out also ends the session at the provider.',
    }),
    issuer: t.exposeString('issuer', { description: 'The address of the provider.' }),
    clientId: t.exposeString('clientId', { description: 'The id of the platform at the provider.' }),
    hasClientSecret: t.boolean({
      description:
        'Whether a client secret is stored that the platform can use. Nobody can read it. False if `mustReenterSecret`.',
      resolve: ({ clientSecret }, _args, ctx) => hasClientSecret(ctx.secret, clientSecret),
    }),
    mustReenterSecret: t.boolean({
      description:
        'Whether the stored client secret cannot be decrypted, because the secret of the platform changed. Nobody can sign in with the provider until it is entered again.',
      resolve: ({ clientSecret }, _args, ctx) =>
        clientSecret !== null && !hasClientSecret(ctx.secret, clientSecret),
    }),
    clientAuth: t.field({
      type: ClientAuthEnum,
      description: 'How the platform proves to the provider which client it is.',
      resolve: ({ clientAuth }) => clientAuth,
    }),
    callbackPath: t.string({
      description: 'The path of the callback address that the provider must know.',
      resolve: ({ key }) => `/auth/${key}/callback`,
    }),
    scopes: t.exposeString('scopes', { description: 'The requested scopes, with spaces between them.' }),
    userNameClaim: t.exposeString('userNameClaim', { description: 'The claim with the username.' }),
    realNameClaim: t.exposeString('realNameClaim', {
      description: 'The claim with the real name; empty if none is read.',
    }),
    roleClaim: t.exposeString('roleClaim', {
      description: 'The claim with the groups that decide the role; empty if roles are not mapped.',
    }),
    monitorValues: t.exposeStringList('monitorValues', {
      description: 'The values of the role claim that make a user a monitor.',
    }),
    adminValues: t.exposeStringList('adminValues', {
      description: 'The values of the role claim that make a user an administrator.',
    }),
    teamClaim: t.exposeString('teamClaim', {
      description: 'The claim with the team of a new user; empty if teams are not mapped.',
    }),
    divisionClaim: t.exposeString('divisionClaim', {
      description: 'The claim with the division in games; empty if divisions are not mapped.',
    }),
    lastClaims: t.field({
      type: SeenClaims,
      nullable: true,
      description: 'What the provider sent at the last sign-in. Null before the first one.',
      resolve: ({ id }, _args, ctx) => readLastClaims(ctx, id),
    }),
    revision: t.string({
      description: 'Changes with every setting of the provider. Send it with `saveIdentityProvider`.',
      resolve: providerRevision,
    }),
  }),
})

builder.objectFields(Settings, (t) => ({
  identityProviders: t.field({
    type: [Provider],
    description: 'The services that users sign in with.',
    resolve: (_settings, _args, ctx) => readProviders(ctx),
  }),
  isPasswordLogInAllowed: t.boolean({
    description: 'Whether users can log in with a password.',
    resolve: async (_settings, _args, ctx) => (await readSignInOptions(ctx)).isPasswordAllowed,
  }),
}))

mutation('saveIdentityProvider', {
  description:
    'Adds a provider that users sign in with, or replaces all settings of the one with this key. For administrators.',
  input: (t) => ({
    key: t.string({
      required: true,
      description: 'The name in addresses: at most 32 lower-case letters, digits and hyphens.',
    }),
    protocol: t.field({
      type: Protocol,
      required: true,
      description: 'How the platform talks to the provider.',
    }),
    label: t.string({ required: true, description: 'The name that users see, at most 64 characters.' }),
    isEnabled: t.boolean({ description: 'Whether users can sign in with it. Default: true.' }),
    allowsSignUp: t.boolean({ description: 'Whether a first sign-in creates an account. Default: true.' }),
    trustsMail: t.boolean({
      description:
        'Whether a mail address counts as verified although the provider does not say so. Default: false.',
    }),
    endsSession: t.boolean({
      description: 'Whether logging out also ends the session at the provider. Default: false.',
    }),
    issuer: t.string({ required: true, description: 'The address of the provider, with https.' }),
    samePeople: t.boolean({
      description:
        'Whether a new address is another address of the same service, so that its users keep their accounts. Required when the address of a provider with linked users changes.',
    }),
    clientId: t.string({ required: true, description: 'The id of the platform at the provider.' }),
    clientSecret: t.string({
      description:
        'The secret of the platform at the provider. For `PrivateKeyJwt` a private key as a JSON Web Key or as PKCS #8 in PEM. Unchanged when absent; empty removes it.',
    }),
    clientAuth: t.field({
      type: ClientAuthEnum,
      description: 'How the platform proves to the provider which client it is. Default: `Automatic`.',
    }),
    scopes: t.string({
      description: 'The scopes to request, with spaces between them. Default: those that the names need.',
    }),
    userNameClaim: t.string({ description: 'The claim with the username. Default: `preferred_username`.' }),
    realNameClaim: t.string({ description: 'The claim with the real name. Default: none.' }),
    roleClaim: t.string({
      description: 'The claim with the groups that decide the role. Default: roles are not mapped.',
    }),
    monitorValues: t.stringList({ description: 'The values that make a user a monitor.' }),
    adminValues: t.stringList({ description: 'The values that make a user an administrator.' }),
    teamClaim: t.string({
      description: 'The claim with the team of a new user. Default: teams are not mapped.',
    }),
    divisionClaim: t.string({
      description: 'The claim with the division in games. Default: divisions are not mapped.',
    }),
  }),
  knowsRevision: true,
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, input) => ({ provider: await saveProvider(ctx, input) }),
  payload: (t) => ({
    provider: t.field({
      type: Provider,
      description: 'The saved provider.',
      resolve: ({ provider }) => provider,
    }),
    settings: settingsField(t, 'The settings with all providers.'),
  }),
})

mutation('deleteIdentityProvider', {
  description: 'Deletes a provider and unlinks it from all users. For administrators.',
  input: (t) => ({ key: t.string({ required: true, description: 'The key of the provider.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, { key }) => {
    await deleteProvider(ctx, key)
    return { key }
  },
  payload: (t) => ({
    deletedKey: t.exposeString('key', { description: 'The key of the deleted provider.' }),
    settings: settingsField(t, 'The settings with the other providers.'),
  }),
})

mutation('testDiscovery', {
  description: 'Reads the OpenID Connect document of a provider, and stores nothing. For administrators.',
  input: (t) => ({ issuer: t.string({ required: true, description: 'The address of the provider.' }) }),
  refuses: [...forViewer, 'conflict'],
  run: (ctx, input) => testDiscovery(ctx, input),
  payload: (t) => ({
    issuer: t.string({
      description: 'The issuer as the provider names it.',
      resolve: (found) => found.issuer,
    }),
    authorizationEndpoint: t.string({
      nullable: true,
      description: 'The address at which users sign in.',
      resolve: (found) => found.authorization_endpoint,
    }),
    clientAuths: t.field({
      type: [ClientAuthEnum],
      description: 'The methods of client authentication that the provider offers and the platform has.',
      resolve: (found) => offeredMethods(found),
    }),
    unmetNeeds: t.stringList({
      description:
        'What the provider requires and the platform does not have, in the terms of its document. Sign-ins fail unless this is empty.',
      resolve: (found) => unmetNeeds(found),
    }),
    scopes: t.stringList({
      description: 'The scopes that the provider supports; empty if it does not say.',
      resolve: (found) => found.scopes_supported ?? [],
    }),
    claims: t.stringList({
      description: 'The claims that the provider can give; empty if it does not say.',
      resolve: (found) => toTexts(found['claims_supported']),
    }),
  }),
})

function toTexts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, 100) : []
}

mutation('setPasswordLogIn', {
  description:
    'Permits or forbids logging in and registering with a password. Without passwords users sign in with providers. For administrators.',
  input: (t) => ({
    isAllowed: t.boolean({ required: true, description: 'Whether users can log in with a password.' }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: async (ctx, { isAllowed }) => {
    await setPasswordLogIn(ctx, isAllowed)
    return {}
  },
  payload: (t) => ({ settings: settingsField(t, 'The settings after the change.') }),
})
