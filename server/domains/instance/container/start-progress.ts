import type { ContainerProgress } from '../../../ports/containers/container-runtime.ts'
import { publishContainerChange, type Services } from './container-rows.ts'

const publishEveryMs = 500

/** Stores and publishes the progress of a start, a few times a second at most. */
export function followProgress(services: Services, owned: Parameters<typeof publishContainerChange>[1]) {
  const { db, logger } = services
  let shown = ''
  let shownAt = 0
  let writing: Promise<unknown> = Promise.resolve()

  async function write({ phase, percent }: ContainerProgress): Promise<void> {
    await db.container.updateMany({
      where: { id: owned.id, status: 'Pending' },
      data: { phase, progress: percent },
    })
    publishContainerChange(services, owned)
  }

  const report = (progress: ContainerProgress) => {
    shown = progress.phase
    shownAt = performance.now()
    writing = writing
      .then(() => write(progress))
      .catch((error: unknown) => logger.debug({ err: error }, 'could not store the progress of a container'))
    return writing
  }
  return {
    report,
    onProgress(progress: ContainerProgress): void {
      const isDue = progress.percent !== null && performance.now() - shownAt > publishEveryMs
      if (progress.phase !== shown || isDue) void report(progress)
    },
    untilWritten: () => writing,
  }
}
