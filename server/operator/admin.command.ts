import { inputObject, mailAddress, parseInput } from '../use-case/input.ts'
import { userName } from '../domains/account/account.input.ts'
import { recordAudit } from '../domains/audit/record-audit.ts'
import { createUser, normalize } from '../domains/account/account.service.ts'
import { requireUserName } from '../domains/account/new-name.ts'
import { oneTimePassword } from '../domains/account/one-time-password.ts'
import { hashPassword } from '../domains/account/password.ts'
import { storePasswordLogIn } from '../domains/identity/provider.service.ts'
import { deleteFactors } from '../domains/second-factor/delete-factors.ts'
import { deleteAccess } from '../domains/session/session.service.ts'
import { chosenFolder, OperatorError, readArguments, UsageError } from './operator-command.ts'
import type { OperatorCommand } from './operator-command.ts'
import { withPlatform, type Platform } from './open-platform.ts'

const help = `halyard admin: administrators of the platform on this machine

  halyard admin reset-password [NAME]
      Give a user a new one-time password and print it. All sessions and API tokens of the user end, and the email
      address is marked as confirmed. Without NAME: the administrator, if there is exactly one.
  halyard admin create NAME [--mail ADDRESS]
      Create another administrator with a one-time password and print it. The default ADDRESS is NAME@localhost.
  halyard admin remove-second-factor NAME
      Remove the app for one-time codes, the recovery codes and all passkeys of a user who has lost them. Log-ins that
      wait for a code end.
  halyard admin allow-passwords
      Permit logging in with a password again, when a setting forbids it and no sign-in provider works.

  --data FOLDER   The data folder of the platform. Default: HALYARD_DATA_DIR, or ./data in the project.

The command works whether or not the server runs. It reads the same environment variables and .env as the server.`

const administratorInput = inputObject({ userName: userName(), mail: mailAddress() })

export const adminCommand: OperatorCommand = { help, run }

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { mail: { type: 'string' } })
  const [action, name, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  const folder = chosenFolder(values.data)
  if (action === 'reset-password') {
    if (values.mail !== undefined) throw new UsageError('--mail belongs to "admin create".')
    return withPlatform(folder, (platform) => resetPassword(platform, name))
  }
  if (action === 'allow-passwords') {
    if (name !== undefined || values.mail !== undefined)
      throw new UsageError('"admin allow-passwords" takes no further arguments.')
    return withPlatform(folder, allowPasswords)
  }
  if (action === 'remove-second-factor') {
    if (values.mail !== undefined) throw new UsageError('--mail belongs to "admin create".')
    if (name === undefined) throw new UsageError('Name the user.')
    return withPlatform(folder, (platform) => removeSecondFactor(platform, name))
  }
  if (action !== 'create') {
    throw new UsageError(
      'Write "admin reset-password", "admin create", "admin remove-second-factor" or "admin allow-passwords".',
    )
  }
  if (name === undefined) throw new UsageError('Name the new administrator.')
  return withPlatform(folder, (platform) => createAdministrator(platform, name, values.mail))
}

async function resetPassword(platform: Platform, name: string | undefined): Promise<void> {
  const { db, events } = platform
  const user = name === undefined ? await onlyAdministrator(platform) : await userNamed(platform, name)
  const password = oneTimePassword()
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, emailConfirmed: true, heldUntil: null },
    })
    await deleteAccess(tx, user.id)
    await recordAudit(
      tx,
      { ...platform, door: 'Command' },
      {
        action: 'user.password.reset',
        subject: { id: user.id, name: user.userName },
        after: { password: 'new' },
      },
    )
  })
  events.emit('access.ended', { userId: user.id })
  printPassword(user.userName, password)
  if (user.role === 'Banned') {
    console.error('This user is banned and cannot log in. Change the role under Admin, Users.')
  }
}

async function removeSecondFactor(platform: Platform, name: string): Promise<void> {
  const user = await userNamed(platform, name)
  const isRemoved = await platform.db.$transaction((tx) =>
    deleteFactors(tx, { ...platform, door: 'Command' }, { id: user.id, name: user.userName }),
  )
  if (!isRemoved) throw new OperatorError(`"${user.userName}" has no second factor.`)
  console.log(`Removed the second factor of "${user.userName}".`)
}

/** @throws OperatorError (none, or several) */
async function onlyAdministrator({ db }: Platform) {
  const administrators = await db.user.findMany({ where: { role: 'Admin' }, orderBy: { id: 'asc' } })
  const [only, second] = administrators
  if (!only) {
    throw new OperatorError('The platform has no administrator. Create one with "halyard admin create NAME".')
  }
  if (!second) return only
  const names = administrators.map(({ userName }) => userName).join(', ')
  throw new OperatorError(`There are several administrators, so name one of them: ${names}.`)
}

/** Finds a user by username, otherwise by email address. @throws OperatorError */
async function userNamed({ db }: Platform, name: string) {
  const normalized = normalize(name)
  const user =
    (await db.user.findUnique({ where: { normalizedUserName: normalized } })) ??
    (await db.user.findUnique({ where: { normalizedEmail: normalized } }))
  if (!user) throw new OperatorError(`There is no user "${name}".`)
  return user
}

async function createAdministrator(
  platform: Platform,
  name: string,
  mail: string | undefined,
): Promise<void> {
  // First, because the default address contains the name.
  requireUserName(name)
  const input = parseInput(administratorInput, { userName: name, mail: mail ?? `${name}@localhost` })
  const password = oneTimePassword()
  const passwordHash = await hashPassword(password)
  const { userName: newName, mail: email } = input
  await platform.db.$transaction(async (tx) => {
    const { id } = await createUser(
      { db: tx },
      {
        userName: newName,
        email,
        emailConfirmed: true,
        role: 'Admin',
        passwordHash,
        registeredAt: platform.clock.now(),
      },
    )
    await recordAudit(
      tx,
      { ...platform, door: 'Command' },
      {
        action: 'user.created',
        subject: { id, name: newName },
        after: { userName: newName, email, role: 'Admin' },
      },
    )
  })
  printPassword(newName, password)
}

async function allowPasswords(platform: Platform): Promise<void> {
  await platform.db.$transaction((tx) => storePasswordLogIn(tx, { ...platform, door: 'Command' }, true))
  console.log('Users can log in with a password again.')
}

function printPassword(name: string, password: string): void {
  console.log(`${name}  one-time password: ${password}`)
  console.log('It is shown only now. Change it on the profile screen.')
}
