import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
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
  await ctx.limits.charge(ctx, 'Administer')
  const { accountPolicy, globalConfig, containerPolicy } = parseInput(settingsInput, raw)
  if (accountPolicy?.emailConfirmationRequired) await requireMail(ctx)
  const changed = await ctx.db.$transaction(async (tx) => {
    // One administrator after the other, so that each finds in the trail what there was before.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:settings'))`
    const before = flat(await readSettings({ db: tx }))
    const keys = await storeSettings(tx, { accountPolicy, globalConfig, containerPolicy })
    const after = flat(await readSettings({ db: tx }))
    const fields = changedFields(before, after, Object.keys(before))
    if (fields) await recordAudit(tx, ctx, { action: 'settings.updated', subject: { id: null }, ...fields })
    return keys
  })
  ctx.events.emit('settings.changed', {})
  ctx.logger.debug({ keys: changed, user: ctx.viewer?.userName }, 'settings changed')
}

/** Who had it on before mail was taken away may save the other fields. @throws InvalidInputError */
async function requireMail(ctx: Context): Promise<void> {
  if (ctx.config.mail !== null) return
  const { accountPolicy } = await readSettings(ctx)
  if (accountPolicy.emailConfirmationRequired) return
  throw invalidField('accountPolicy.emailConfirmationRequired', 'platform.mailNeeded')
}

/** Fields by `section.field`, as the trail names them. */
function flat(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([section, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${section}.${field}`, value]),
    ),
  )
}
