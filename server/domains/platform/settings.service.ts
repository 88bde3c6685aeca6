import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireRevision } from '../../use-case/revision.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readSettings, type Settings } from './settings.ts'
import { type contractSettingsInput, type laterSettingsInput, settingsInput } from './settings.input.ts'
import { settingsRevision } from './settings-revision.ts'
import { storeSettings } from './store-settings.ts'

/** All settings, for administrators. @throws UnauthenticatedError, ForbiddenError */
export async function readSettingsToEdit(ctx: Context): Promise<Settings> {
  requireAdmin(ctx)
  return readSettings(ctx)
}

/** Changes with every value of the form of settings. @throws UnauthenticatedError, ForbiddenError */
export async function readSettingsRevision(ctx: Context): Promise<string> {
  requireAdmin(ctx)
  return settingsRevision(ctx.db)
}

/**
 * Updates the given fields; the rest stays unchanged. Every process reads the rows, so changes apply at once.
 * @throws InvalidInputError (a range, a color, mail confirmation without mail), ConflictError (another revision)
 */
export async function updateSettings(
  ctx: Context,
  raw: unknown,
  shape: typeof settingsInput | typeof contractSettingsInput | typeof laterSettingsInput = settingsInput,
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const sections = parseInput(shape, raw)
  if (sections.accountPolicy?.emailConfirmationRequired) await requireMail(ctx)
  const changed = await ctx.db.$transaction(async (tx) => {
    // Serializes administrators, so that each records the values that the previous one left.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:settings'))`
    await requireRevision(ctx, () => settingsRevision(tx))
    const before = flat(await readSettings({ db: tx }))
    const keys = await storeSettings(tx, sections)
    const after = flat(await readSettings({ db: tx }))
    const fields = changedFields(before, after, Object.keys(before))
    if (fields) await recordAudit(tx, ctx, { action: 'settings.updated', subject: { id: null }, ...fields })
    return keys
  })
  ctx.events.emit('settings.changed', {})
  ctx.logger.debug({ keys: changed, user: ctx.viewer?.userName }, 'updated settings')
}

/**
 * Mail confirmation may stay on when mail is no longer configured, so that other fields can be saved.
 * @throws InvalidInputError
 */
async function requireMail(ctx: Context): Promise<void> {
  if (ctx.config.mail !== null) return
  const { accountPolicy } = await readSettings(ctx)
  if (accountPolicy.emailConfirmationRequired) return
  throw invalidField('accountPolicy.emailConfirmationRequired', 'platform.mailNeeded')
}

/** Fields as `section.field`, their names in the audit trail. */
function flat(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([section, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${section}.${field}`, value]),
    ),
  )
}
