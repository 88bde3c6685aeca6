import { createHash } from 'node:crypto'
import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import { challengeTypes, hasContainer } from '../../../../rules/challenge-types.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { queueJob } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../runtime/clock.ts'

export const pullTask = 'pull-image'

/** Retries are for crashes only: a pull that the engine refuses is tried again later. */
const attempts = 8
/** The names of images that registries accept are shorter. */
const longestName = 512

/** The challenges that have an image. */
export const ofContainers = {
  type: { in: challengeTypes.filter(hasContainer) },
  containerImage: { not: null },
} satisfies Prisma.ChallengeWhereInput

export type ImageOnEngine = { engine: string; image: string }

/** The names of images among what authors wrote, each once. */
export function imageNames(written: (string | null)[]): string[] {
  const names = written.map((image) => image?.trim() ?? '')
  return [...new Set(names)].filter((image) => image !== '' && image.length <= longestName)
}

/** Queues a pull, unless one is queued or running. */
export async function queuePull(
  tx: Transaction,
  { engine, image }: ImageOnEngine,
  clock: Clock,
): Promise<void> {
  const data = { status: 'Queued', progress: null, message: null, changedAt: clock.now() } as const
  await tx.imagePull.upsert({
    where: { engine_image: { engine, image } },
    create: { engine, image, ...data },
    update: data,
  })
  await queueJob(tx, {
    task: pullTask,
    key: pullKey({ engine, image }),
    payload: { engine, image },
    attempts,
  })
}

/** Names of images have no fixed length, keys have. */
export function pullKey({ engine, image }: ImageOnEngine): string {
  return `pull:${createHash('sha256').update(`${engine} ${image}`).digest('hex').slice(0, 32)}`
}

/** The keys of the pulls that are queued or running. */
export async function liveKeys(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs
     WHERE key LIKE 'pull:%' AND (attempts < max_attempts OR locked_at IS NOT NULL)`
  return new Set(rows.map(({ key }) => key))
}
