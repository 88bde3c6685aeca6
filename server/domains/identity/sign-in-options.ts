import type { Context } from '../../context.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'

/** The ways to log in that the log-in page offers, for everybody. */
export async function readSignInOptions({ db }: Context) {
  const [{ isPasswordAllowed }, providers] = await Promise.all([
    readSignInPolicy(db),
    db.identityProvider.findMany({
      where: { isEnabled: true },
      orderBy: { id: 'asc' },
      select: { key: true, label: true, protocol: true },
    }),
  ])
  return { isPasswordAllowed, providers }
}
