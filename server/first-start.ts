import { randomInt } from 'node:crypto'
import type { AppServices } from './app.ts'
import { createUser } from './domains/account/account.service.ts'
import { hashPassword, requireGoodPassword } from './domains/account/password.ts'
import { writeWelcomePost } from './domains/post/welcome-post.ts'

type FirstAdministrator = { userName: string; password: string }

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a platform holds before anybody used it: a post that greets, and an administrator. */
export async function prepareFirstStart(services: AppServices): Promise<FirstAdministrator | null> {
  await writeWelcomePost(services)
  return makeFirstAdministrator(services)
}

/**
 * Makes the first administrator, `Admin`, where nobody is named so. Returns the password when it was made up
 * here, so that it can be shown this once.
 */
async function makeFirstAdministrator(services: AppServices): Promise<FirstAdministrator | null> {
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
