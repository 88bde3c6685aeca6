import type { Logger } from './logger.ts'

export type PartLog = {
  /** `fault` is a sentence about a part that does not do its work; null if it does. */
  tell(part: string, fault: string | null): void
}

/** One line when a part stops to do its work, and one when it does it again. */
export function createPartLog(logger: Logger): PartLog {
  const down = new Set<string>()
  return {
    tell(part, fault) {
      if ((fault !== null) === down.has(part)) return
      if (fault === null) {
        down.delete(part)
        logger.info({ part }, `${part} works again`)
      } else {
        down.add(part)
        logger.warn({ part }, fault)
      }
    },
  }
}
