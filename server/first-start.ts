import type { AppServices } from './app.ts'
import { createUser } from './domains/account/account.service.ts'
import { oneTimePassword } from './domains/account/one-time-password.ts'
import { hashPassword, requireGoodPassword } from './domains/account/password.ts'
import { writeWelcomePost } from './domains/post/welcome-post.ts'

type FirstAdministrator = { userName: string; password: string }

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
  const password = config.adminPassword ?? oneTimePassword()
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
