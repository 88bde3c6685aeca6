import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { openIdToken } from './id-token.ts'

/** The provider of a session, with the sealed ID token of the sign-in. */
type Leaving = { provider: IdentityProvider; idToken: string | null }

/** The provider of the viewer's session, if logging out ends the session there too; read before the log-out. */
export async function providerToLeave({ db, viewer }: Context): Promise<Leaving | null> {
  if (!viewer?.sessionId) return null
  const session = await db.session.findUnique({
    where: { id: viewer.sessionId },
    select: { providerKey: true, idToken: true },
  })
  if (!session?.providerKey) return null
  const provider = await db.identityProvider.findUnique({
    where: { key: session.providerKey, isEnabled: true, endsSession: true },
  })
  return provider && { provider, idToken: session.idToken }
}

/**
 * The address at which the browser logs out at the provider and returns to the start page. Null if the provider
 * does not support that or cannot be reached: the session of the platform has ended all the same.
 */
export async function leaveUrl(ctx: Context, { provider, idToken }: Leaving): Promise<string | null> {
  try {
    return await ctx.providers.endSessionUrl(provider, {
      returnUrl: `${ctx.origin}/`,
      idToken: openIdToken(ctx, idToken),
    })
  } catch (error) {
    const text = `no address to log out at the provider "${provider.key}": ${(error as Error).message}`
    ctx.logger.warn({ provider: provider.key }, text)
    return null
  }
}
