import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'

/** The provider of the viewer's session, if logging out ends the session there too; read before the log-out. */
export async function providerToLeave({ db, viewer }: Context): Promise<IdentityProvider | null> {
  if (!viewer?.sessionId) return null
  const session = await db.session.findUnique({
    where: { id: viewer.sessionId },
    select: { providerKey: true },
  })
  if (!session?.providerKey) return null
  return db.identityProvider.findUnique({
    where: { key: session.providerKey, isEnabled: true, endsSession: true },
  })
}

/**
 * The address at which the browser logs out at the provider and returns to the start page. Null if the provider
 * does not support that or cannot be reached: the session of the platform has ended all the same.
 */
export async function leaveUrl(ctx: Context, provider: IdentityProvider): Promise<string | null> {
  try {
    return await ctx.providers.endSessionUrl(provider, `${ctx.origin}/`)
  } catch (error) {
    const text = `no address to log out at the provider "${provider.key}": ${(error as Error).message}`
    ctx.logger.warn({ provider: provider.key }, text)
    return null
  }
}
