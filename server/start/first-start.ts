import type { AppServices } from '../services.ts'
import type { Transaction } from '../database/database.ts'
import { recordAudit } from '../domains/audit/record-audit.ts'
import { createUser, normalize } from '../domains/account/account.service.ts'
import { named } from '../domains/account/name/name-key.ts'
import { oneTimePassword } from '../domains/account/one-time-password.ts'
import { hashPassword, requireValidPassword } from '../domains/account/password.ts'
import { writeWelcomePost } from '../domains/post/welcome-post.ts'
import { DomainError } from '../use-case/errors.ts'
import { fallbackLocale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'

export type FirstAdministrator = { userName: string; password: string }
type Services = Pick<AppServices, 'config' | 'db' | 'clock' | 'secret'>

/** The advisory lock that lets one process at a time prepare the first start. */
const firstStartLock = 7_170_002

/**
 * Creates the welcome post and the first administrator of a new platform; the administrator only if the platform
 * has none. Returns a generated password, to be shown once. Call it after the port is bound: otherwise a failed
 * start could create a password that nobody sees.
 */
export async function prepareFirstStart(services: Services): Promise<FirstAdministrator | null> {
  const password = (await hasAdministrator(services.db)) ? null : choosePassword(services)
  const passwordHash = password === null ? null : await hashPassword(password)
  return services.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${firstStartLock})`
    await writeWelcomePost(tx, services.clock.now())
    if (password === null || passwordHash === null || (await hasAdministrator(tx))) return null
    const userName = await makeAdministrator(tx, services, passwordHash)
    return services.config.adminPassword === null ? { userName, password } : null
  })
}

/**
 * Like `prepareFirstStart`, for a running server: logs a failure, with advice for the operator, instead of
 * throwing.
 */
export async function tryFirstStart(
  services: Services & Pick<AppServices, 'logger'>,
): Promise<FirstAdministrator | null> {
  try {
    return await prepareFirstStart(services)
  } catch (error) {
    const reason =
      error instanceof DomainError
        ? translate(fallbackLocale, error.key, error.params)
        : 'the database refused it'
    const advice = 'Create an administrator with "npx halyard admin create NAME".'
    services.logger.error({ err: error }, `could not create an administrator: ${reason} ${advice}`)
    return null
  }
}

export async function hasAdministrator({ user }: Pick<Transaction, 'user'>): Promise<boolean> {
  return (await user.findFirst({ where: { role: 'Admin' }, select: { id: true } })) !== null
}

/** @throws InvalidInputError */
function choosePassword({ config }: Services): string {
  const password = config.adminPassword ?? oneTimePassword()
  requireValidPassword(password, 'HALYARD_ADMIN_PASSWORD')
  return password
}

async function makeAdministrator(tx: Transaction, services: Services, passwordHash: string): Promise<string> {
  // The server is running already: no user may register a name between the check and the insert.
  await tx.$executeRaw`LOCK TABLE "user" IN SHARE ROW EXCLUSIVE MODE`
  const { userName, email } = await freeIdentity(tx)
  const { id } = await createUser(
    { db: tx },
    {
      userName,
      email,
      emailConfirmed: true,
      role: 'Admin',
      passwordHash,
      registeredAt: services.clock.now(),
    },
  )
  await recordAudit(
    tx,
    { ...services, door: 'Platform' },
    { action: 'user.created', subject: { id, name: userName }, after: { userName, email, role: 'Admin' } },
  )
  return userName
}

/** `Admin`, or `Admin2` and so on if a user has that name or its address. */
async function freeIdentity(tx: Transaction): Promise<{ userName: string; email: string }> {
  for (let number = 1; ; number += 1) {
    const userName = number === 1 ? 'Admin' : `Admin${number}`
    const email = `${userName.toLowerCase()}@localhost`
    const taken = await tx.user.count({
      where: { OR: [...named([userName]).OR, { normalizedEmail: normalize(email) }] },
    })
    if (taken === 0) return { userName, email }
  }
}
