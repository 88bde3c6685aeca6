import type { ContainerProgress } from '../../ports/containers/container-runtime.ts'
import { tellChange, type Services } from './container-rows.ts'

const toldEachMs = 500

/** Says how far it is, a few times a second at most. */
export function followProgress(services: Services, owned: Parameters<typeof tellChange>[1]) {
  const { db, logger } = services
  let shown = ''
  let shownAt = 0
  let writing: Promise<unknown> = Promise.resolve()

  async function write({ phase, percent }: ContainerProgress): Promise<void> {
    await db.container.updateMany({
      where: { id: owned.id, status: 'Pending' },
      data: { phase, progress: percent },
    })
    tellChange(services, owned)
  }

  const tell = (progress: ContainerProgress) => {
    shown = progress.phase
    shownAt = performance.now()
    writing = writing
      .then(() => write(progress))
      .catch((error: unknown) => logger.debug({ err: error }, 'progress of a container was not written'))
    return writing
  }
  return {
    tell,
    hear(progress: ContainerProgress): void {
      const isDue = progress.percent !== null && performance.now() - shownAt > toldEachMs
      if (progress.phase !== shown || isDue) void tell(progress)
    },
    settled: () => writing,
  }
}
