import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { InvalidInputError } from '../../use-case/errors.ts'
import { createUser } from '../account/account.service.ts'
import { releaseHeldNames } from '../account/held-names.ts'
import { named, takenBy } from '../account/name/name-key.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { mappedRole, numberedName } from './claims.ts'
import { joinClaimedTeam } from './claimed-team.ts'
import type { Proven } from './proven.ts'
import { hasAccount, isAllowed, placeholderAddress, usableAddress } from './verified-address.ts'
import { SignInProblem, type SignInProblemCode } from './sign-in-problem.ts'

const triedNames = 50

/**
 * Creates the account of an identity. The rules of registration apply, except that an address that the provider has
 * verified needs no confirmation. @throws SignInProblem, InvalidInputError (another took the name just now)
 */
export async function signUp(ctx: Context, tx: Transaction, proven: Proven): Promise<User> {
  const { provider, identity, profile } = proven
  const { accountPolicy } = await readSettings({ db: tx })
  if (!accountPolicy.allowRegister) throw refusal('closed', 'registration is closed')
  if (!provider.allowsSignUp) {
    throw refusal('closed', 'a first sign-in with this provider creates no account')
  }
  const verified = usableAddress(profile.email)
  requireMail(accountPolicy, { verified, noMail: profile.noMail })
  const isActive = isActiveAtOnce(accountPolicy)
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

/** Whether the error says that another user took the name or the address after it was chosen. */
export function isTakenMeanwhile(error: unknown): boolean {
  const keys = ['account.duplicateUserName', 'account.duplicateEmail']
  return error instanceof InvalidInputError && keys.includes(error.key)
}

/** A problem whose reason stands in the log. */
function refusal(code: SignInProblemCode, reason: string): SignInProblem {
  return new SignInProblem(code, { cause: new Error(reason) })
}

type Mail = { verified: string | null; noMail: string }

/** A list of domains, and the confirmation of addresses, require an address that the provider has verified. */
function requireMail(policy: Settings['accountPolicy'], { verified, noMail }: Mail): void {
  const { emailDomainList, emailConfirmationRequired, activeOnRegister } = policy
  if (verified === null) {
    const needsMail = emailDomainList.trim() !== '' || (emailConfirmationRequired && !activeOnRegister)
    if (needsMail) throw refusal('mailMissing', noMail || 'the address cannot receive mail')
    return
  }
  if (!isAllowed(emailDomainList, verified)) {
    const domain = verified.slice(verified.lastIndexOf('@') + 1)
    throw refusal('domain', `the domain ${domain} is not in the list of mail domains`)
  }
}

/** At once, after the confirmation of the address, which the provider has done, or after approval by an administrator. */
function isActiveAtOnce(policy: Settings['accountPolicy']): boolean {
  return policy.activeOnRegister || policy.emailConfirmationRequired
}

/** The account of an address can only be linked by its owner, who proves it by logging in. */
async function requireFreeAddress(tx: Transaction, email: string): Promise<void> {
  if (await hasAccount(tx, email)) {
    throw refusal('mailTaken', 'an account has the verified address; its user links the provider')
  }
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
