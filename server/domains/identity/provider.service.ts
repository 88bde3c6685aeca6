import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../use-case/revision.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { changedFields, pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'
import { storeSettings } from '../platform/store-settings.ts'
import { ctftimeScopes } from './ctftime.ts'
import { moveIdentities } from './moved-issuer.ts'
import { discoveryInput, providerInput } from './provider.input.ts'
import { isPrivateKey } from './client-authentication.ts'
import { sealClientSecret } from './client-secret.ts'
import { otherIssuer, providerReason } from './provider-reason.ts'

const auditedFields = [
  'key',
  'protocol',
  'label',
  'isEnabled',
  'allowsSignUp',
  'trustsMail',
  'endsSession',
  'issuer',
  'clientId',
  'clientSecret',
  'clientAuth',
  'scopes',
  'userNameClaim',
  'realNameClaim',
  'roleClaim',
  'monitorValues',
  'adminValues',
  'teamClaim',
  'divisionClaim',
] as const

/** All providers with their settings, for administrators. @throws UnauthenticatedError, ForbiddenError */
export async function readProviders(ctx: Context): Promise<IdentityProvider[]> {
  requireAdmin(ctx)
  return ctx.db.identityProvider.findMany({ orderBy: { id: 'asc' } })
}

/** Changes with every setting of a provider, its secret included. */
export function providerRevision(provider: IdentityProvider): string {
  return revisionOf(pick(provider, auditedFields))
}

/**
 * Adds a provider, or replaces the settings of the one with that key.
 * @throws InvalidInputError, ConflictError (the administrator could not log in any more, another revision)
 */
export async function saveProvider(ctx: Context, raw: unknown): Promise<IdentityProvider> {
  const viewer = requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const input = parseInput(providerInput, raw)
  const { key, clientSecret, samePeople, ...settings } = input
  const isCtftime = input.protocol === 'Ctftime'
  requireFittingSecret(input)
  const data = {
    ...settings,
    scopes: input.scopes ?? (isCtftime ? ctftimeScopes : 'openid profile email'),
    userNameClaim: input.userNameClaim ?? 'preferred_username',
    realNameClaim: input.realNameClaim ?? '',
    roleClaim: input.roleClaim ?? '',
    monitorValues: input.monitorValues ?? [],
    adminValues: input.adminValues ?? [],
    teamClaim: input.teamClaim ?? '',
    divisionClaim: input.divisionClaim ?? '',
    ...(clientSecret != null && {
      clientSecret: clientSecret === '' ? null : sealClientSecret(ctx.secret, clientSecret),
    }),
  }
  return ctx.db.$transaction(async (tx) => {
    await lockProviders(tx)
    const before = await tx.identityProvider.findUnique({ where: { key } })
    if (before) await requireRevision(ctx, () => providerRevision(before))
    if (before?.isEnabled && !input.isEnabled) await requireLogInMethodWithout(tx, viewer.id, before.id)
    if (before) {
      await moveIdentities(tx, { before, issuer: input.issuer, isSamePeople: samePeople ?? null })
    }
    const after = await tx.identityProvider.upsert({
      where: { key },
      create: { key, ...data },
      update: data,
    })
    const subject = { id: after.id, name: after.key }
    if (!before) {
      await recordAudit(tx, ctx, {
        action: 'identityProvider.created',
        subject,
        after: pick(after, auditedFields),
      })
    }
    const fields = before && changedFields(before, after, auditedFields)
    if (fields) await recordAudit(tx, ctx, { action: 'identityProvider.updated', subject, ...fields })
    return after
  })
}

type Secret = { clientAuth: IdentityProvider['clientAuth']; clientSecret?: string | null | undefined }

/** @throws InvalidInputError for a secret that the method cannot use */
function requireFittingSecret({ clientAuth, clientSecret }: Secret): void {
  if (clientAuth !== 'PrivateKeyJwt' || !clientSecret || isPrivateKey(clientSecret)) return
  throw invalidField('clientSecret', 'identity.badPrivateKey')
}

/** Deletes a provider with the identities of its users. @throws NotFoundError, ConflictError */
export async function deleteProvider(ctx: Context, key: string): Promise<void> {
  const viewer = requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await ctx.db.$transaction(async (tx) => {
    await lockProviders(tx)
    const found = await tx.identityProvider.findUnique({ where: { key } })
    if (!found) throw new NotFoundError('identity.noProvider')
    await requireLogInMethodWithout(tx, viewer.id, found.id)
    await tx.identityProvider.delete({ where: { id: found.id } })
    await recordAudit(tx, ctx, {
      action: 'identityProvider.deleted',
      subject: { id: found.id, name: key },
      before: pick(found, auditedFields),
    })
  })
}

/** Reads the provider's document. @throws InvalidInputError, ConflictError with the reason of a failure */
export async function testDiscovery(ctx: Context, raw: unknown) {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { issuer } = parseInput(discoveryInput, raw)
  try {
    return await ctx.providers.discover(issuer)
  } catch (error) {
    const named = otherIssuer(error)
    if (named !== null) throw invalidField('issuer', 'identity.otherIssuer', { issuer: named })
    throw new ConflictError('identity.discoveryFailed', {
      params: { reason: providerReason(error) },
      cause: error,
    })
  }
}

/**
 * Permits or forbids logging in with a password. Without passwords the administrator needs a linked identity.
 * `halyard admin allow-passwords` permits them again. @throws ConflictError
 */
export async function setPasswordLogIn(ctx: Context, isAllowed: boolean): Promise<void> {
  const viewer = requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await ctx.db.$transaction(async (tx) => {
    await lockProviders(tx)
    if (!isAllowed) await requireIdentity(tx, viewer.id, null)
    await storePasswordLogIn(tx, ctx, isAllowed)
  })
}

type Source = Parameters<typeof recordAudit>[1]

export async function storePasswordLogIn(tx: Transaction, source: Source, isAllowed: boolean): Promise<void> {
  const before = await readSignInPolicy(tx)
  await storeSettings(tx, { signInPolicy: { isPasswordAllowed: isAllowed } })
  const fields = changedFields(before, { ...before, isPasswordAllowed: isAllowed }, ['isPasswordAllowed'])
  if (fields) await recordAudit(tx, source, { action: 'settings.updated', subject: { id: null }, ...fields })
}

async function lockProviders(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:settings'))`
}

async function requireLogInMethodWithout(tx: Transaction, userId: string, providerId: number): Promise<void> {
  if (!(await readSignInPolicy(tx)).isPasswordAllowed) await requireIdentity(tx, userId, providerId)
}

/** @throws ConflictError if the user has neither an identity at an enabled provider other than `exceptId` nor a passkey */
async function requireIdentity(tx: Transaction, userId: string, exceptId: number | null): Promise<void> {
  const provider = { isEnabled: true, ...(exceptId !== null && { id: { not: exceptId } }) }
  const ways =
    (await tx.linkedIdentity.count({ where: { userId, provider } })) +
    (await tx.passkey.count({ where: { userId } }))
  if (ways === 0) throw new ConflictError('identity.linkFirst')
}
