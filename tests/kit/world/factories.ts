import { hash } from '@node-rs/argon2'
import { createUser } from '../../../server/domains/account/account.service.ts'
import type { Role } from '../../../prisma/generated/client/enums.ts'
import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'

export const password = 'Sail4home'

let counter = 0

/** A unique name of at most 15 characters. */
export function unique(prefix = 'u'): string {
  counter += 1
  return `${prefix}${process.pid.toString(36)}${counter.toString(36)}`.slice(0, 15)
}

/** Creates a user with that role and logs in through the API. */
export async function signIn(
  test: TestApp,
  role: Role = 'User',
): Promise<Actor & { userName: string; userId: string }> {
  const userName = unique(role.toLowerCase().slice(0, 3))
  const user = await createUser(test.services, {
    userName,
    email: `${userName}@example.test`,
    emailConfirmed: true,
    role,
    passwordHash: await passwordHash(),
  })
  const actor = test.anonymous()
  const answer = await actor.rest('POST', '/api/account/login', { userName, password })
  if (answer.status !== 200 && role !== 'Banned') throw new Error(`could not sign in: ${answer.text}`)
  return Object.assign(actor, { userName, userId: user.id })
}

// Argon2 is slow by design. Test users share one hash that costs little to verify, as every test logs users in.
let hashed: Promise<string> | undefined
function passwordHash(): Promise<string> {
  hashed ??= hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  return hashed
}

/** Moves the last password confirmation of all the user's sessions into the past. */
export async function ageLogIn(test: TestApp, userId: string, age: string): Promise<void> {
  await test.services.pool.query(
    'UPDATE session SET authenticated_at = now() - $2::interval WHERE user_id = $1',
    [userId, age],
  )
}
