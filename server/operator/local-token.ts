import { randomBytes } from 'node:crypto'
import { recordAudit } from '../domains/audit/record-audit.ts'
import { hashToken } from '../domains/session/session-token.ts'
import { readRunning } from '../start/running-file.ts'
import { withPlatform, type Platform } from './open-platform.ts'
import { OperatorError } from './operator-command.ts'

/** An administrator's access to the platform on this machine. */
export type LocalAccess = { url: string; dataDir: string; token: string; revoke(): Promise<void> }

const lifetimeMs = 86_400_000

/**
 * Creates an administrator's token in the database; it expires after a day and is revoked after use. No password is
 * needed, because read access to the data folder is full access to the platform.
 * @throws ConfigError, OperatorError (no platform runs there, it has no administrator)
 */
export async function openLocalAccess(dataDir: string | undefined): Promise<LocalAccess> {
  return withPlatform(dataDir, async (platform) => {
    const folder = platform.config.dataDir
    const running = readRunning(folder)
    if (!running) {
      throw new OperatorError(
        `No platform runs on the data folder ${folder}. Start it with "npm start", or name its folder with --data.`,
      )
    }
    const { id, token } = await makeToken(platform)
    const revoke = () =>
      withPlatform(dataDir, async (again) => {
        await again.db.apiToken.deleteMany({ where: { id } })
      })
    return { url: running.url, dataDir: folder, token, revoke }
  })
}

async function makeToken(platform: Platform): Promise<{ id: number; token: string }> {
  const { db, clock } = platform
  const owner = await db.user.findFirst({ where: { role: 'Admin' }, orderBy: { id: 'asc' } })
  if (!owner) {
    throw new OperatorError(
      'The platform has no administrator. Create one with "npx halyard admin create NAME".',
    )
  }
  const name = 'operator on this machine'
  const token = `hly_${randomBytes(32).toString('base64url')}`
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const scopes = ['read', 'play', 'monitor', 'author', 'admin'] as const
  const { id } = await db.$transaction(async (tx) => {
    const made = await tx.apiToken.create({
      data: {
        userId: owner.id,
        name,
        scopes: [...scopes],
        expiresAt,
        tokenHash: hashToken(token),
        createdAt: now,
      },
      select: { id: true },
    })
    await recordAudit(
      tx,
      { ...platform, door: 'Command' },
      {
        action: 'apiToken.created',
        subject: { id: made.id, name },
        after: { name, scopes, expiresAt, owner: owner.userName },
      },
    )
    return made
  })
  return { id, token }
}
