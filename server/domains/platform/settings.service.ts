import { requireAdmin } from '../../access.ts'
import type { Context } from '../../context.ts'
import { invalidField } from '../../errors.ts'
import { parseInput } from '../../input.ts'
import { readSettings, type Settings } from './settings.ts'
import { settingsInput } from './settings.input.ts'
import { storeSettings } from './store-settings.ts'

/** @throws UnauthenticatedError, ForbiddenError */
export async function readSettingsToEdit(ctx: Context): Promise<Settings> {
  requireAdmin(ctx)
  return readSettings(ctx)
}

/**
 * Changes what is given; the rest stays. It counts at once in every process, which all read the rows.
 * @throws InvalidInputError (a range, a colour, mail confirmation without mail)
 */
export async function updateSettings(ctx: Context, raw: unknown): Promise<void> {
  requireAdmin(ctx)
  const { accountPolicy, globalConfig, containerPolicy } = parseInput(settingsInput, raw)
  if (accountPolicy?.emailConfirmationRequired) await requireMail(ctx)
  const changed = await ctx.db.$transaction((tx) =>
    storeSettings(tx, { accountPolicy, globalConfig, containerPolicy }),
  )
  ctx.logger.debug({ keys: changed, user: ctx.viewer?.userName }, 'settings changed')
}

/** Who had it on before mail was taken away may save the other fields. @throws InvalidInputError */
async function requireMail(ctx: Context): Promise<void> {
  if (ctx.config.mail !== null) return
  const { accountPolicy } = await readSettings(ctx)
  if (accountPolicy.emailConfirmationRequired) return
  throw invalidField('accountPolicy.emailConfirmationRequired', 'platform.mailNeeded')
}
