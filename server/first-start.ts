import { randomInt } from 'node:crypto'
import type { AppServices } from './app.ts'
import { createUser } from './domains/account/account.service.ts'
import { hashPassword, requireGoodPassword } from './domains/account/password.ts'

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Makes the first administrator, `Admin`, where nobody is named so. Returns the password when it was made up
 * here, so that it can be shown this once.
 */
export async function prepareFirstStart(
  services: AppServices,
): Promise<{ userName: string; password: string } | null> {
  const { config, db, clock } = services
  if (await db.user.findUnique({ where: { normalizedUserName: 'ADMIN' }, select: { id: true } })) return null
  const password = config.adminPassword ?? newPassword()
  requireGoodPassword(password, 'HALYARD_ADMIN_PASSWORD')
  await createUser(services, {
    userName: 'Admin',
    email: 'admin@localhost',
    emailConfirmed: true,
    role: 'Admin',
    passwordHash: await hashPassword(password),
    registeredAt: clock.now(),
  })
  return config.adminPassword ? null : { userName: 'Admin', password }
}

/** 20 characters with at least one of each kind that the password rules ask for. */
function newPassword(): string {
  const characters = Array.from({ length: 17 }, () => letters[randomInt(letters.length)])
  return `${characters.join('')}${randomInt(10)}aZ`
}
