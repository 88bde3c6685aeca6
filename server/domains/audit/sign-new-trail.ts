import type { AppServices } from '../../services.ts'
import { signEnd } from './audit-hash.ts'
import { isNewTrail } from './new-trail.ts'
import { lockEnd } from './record-audit.ts'

type Services = Pick<AppServices, 'db' | 'clock' | 'secret'>

/** Signs the end of a new trail, before the platform accepts requests. */
export async function signNewTrail({ db, clock, secret }: Services): Promise<void> {
  const chain = await db.auditChain.findUnique({ where: { id: 1 } })
  if (!chain || chain.seq > 0n || chain.signature.length > 0) return
  await db.$transaction(async (tx) => {
    const { end } = await lockEnd(tx, { clock })
    if (!isNewTrail(secret, { end, users: await tx.user.count() })) return
    await tx.auditChain.update({ where: { id: 1 }, data: { signature: signEnd(secret, 'head', end) } })
  })
}
