import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { InvalidInputError } from '../../use-case/errors.ts'
import { mailAddress } from '../../use-case/input.ts'
import { createUser } from '../account/account.service.ts'
import { requireAllowedDomain } from '../account/email/email-domain.ts'
import { releaseHeldNames } from '../account/held-names.ts'
import { named, takenBy } from '../account/name/name-key.ts'
import { normalize } from '../account/normalize.ts'
import { isReserved } from '../mail/reserved-address.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { mappedRole, numberedName } from './claims.ts'
import { joinClaimedTeam } from './claimed-team.ts'
import type { Proven } from './proven.ts'
import { SignInProblem } from './sign-in-problem.ts'

const triedNames = 50

/**
 * Creates the account of an identity. The rules of registration apply, except that an address that the provider has
 * verified needs no confirmation. @throws SignInProblem, InvalidInputError (another took the name just now)
 */
export async function signUp(ctx: Context, tx: Transaction, proven: Proven): Promise<User> {
  const { provider, identity, profile } = proven
  const { accountPolicy } = await readSettings({ db: tx })
  if (!accountPolicy.allowRegister || !provider.allowsSignUp) throw new SignInProblem('closed')
  const verified = usableAddress(profile.email)
  requireDomain(accountPolicy, verified)
  const isActive = isActiveAtOnce(accountPolicy, verified)
  const now = ctx.clock.now()
  await releaseHeldNames(tx, now)
  if (verified !== null) await requireFreeAddress(tx, verified)

  const { role, granted } = mappedRole({ role: 'User', granted: null }, profile.role)
  const user = await createUser(
    { db: tx },
    {
      userName: await freeName(tx, profile.userName, now),
      email: verified ?? placeholderAddress(proven),
      emailConfirmed: isActive,
      realName: profile.realName,
      role,
      ip: ctx.ip.slice(0, 40),
      lastVisitedAt: now,
      ...(isActive && { lastSignedInAt: now }),
    },
  )
  const { issuer, subject } = identity
  await tx.linkedIdentity.create({
    data: {
      id: uuidv7(),
      providerId: provider.id,
      issuer,
      subject,
      userId: user.id,
      name: profile.title,
      divisions: profile.divisions,
      grantedRole: granted,
      lastUsedAt: now,
    },
  })
  await joinClaimedTeam(tx, proven, user.id)
  return user
}

/** Whether the error says that another user took the name after it was chosen. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof InvalidInputError && error.key === 'account.duplicateUserName'
}

function usableAddress(email: string | null): string | null {
  return email !== null && mailAddress().safeParse(email).success && !isReserved(email) ? email : null
}

/** A list of domains requires an address that the provider has verified. */
function requireDomain({ emailDomainList }: Settings['accountPolicy'], email: string | null): void {
  if (email === null) {
    if (emailDomainList.trim() !== '') throw new SignInProblem('mailMissing')
    return
  }
  try {
    requireAllowedDomain(emailDomainList, email, 'email')
  } catch (error) {
    throw new SignInProblem('domain', { cause: error })
  }
}

/** As at registration: at once, after the confirmation of the address, or after approval by an administrator. */
function isActiveAtOnce(policy: Settings['accountPolicy'], email: string | null): boolean {
  if (policy.activeOnRegister) return true
  if (!policy.emailConfirmationRequired) return false
  if (email === null) throw new SignInProblem('mailMissing')
  return true
}

/** The account of an address can only be linked by its owner, who proves it by logging in. */
async function requireFreeAddress(tx: Transaction, email: string): Promise<void> {
  const owner = await tx.user.findUnique({
    where: { normalizedEmail: normalize(email) },
    select: { id: true },
  })
  if (owner) throw new SignInProblem('mailTaken')
}

/** An address that receives no mail, for accounts whose provider gives no verified one. */
function placeholderAddress({ provider, identity }: Proven): string {
  const digest = createHash('sha256').update(`${identity.issuer}\n${identity.subject}`).digest('hex')
  return `${provider.key}-${digest.slice(0, 16)}@localhost`
}

/** The name, with a number if another user has it or is about to confirm it. */
async function freeName(tx: Transaction, wanted: string, now: Date): Promise<string> {
  const names = Array.from({ length: triedNames }, (_, index) => numberedName(wanted, index + 1))
  const [users, held] = await Promise.all([
    tx.user.findMany({
      where: named(names),
      select: { normalizedUserName: true, nameKey: true },
    }),
    tx.pendingRegistration.findMany({
      where: { ...named(names), heldUntil: { gt: now } },
      select: { normalizedUserName: true, nameKey: true },
    }),
  ])
  const isTaken = takenBy([...users, ...held])
  const free = names.find((name) => !isTaken(name))
  return free ?? `user-${uuidv7().slice(-10)}`
}
