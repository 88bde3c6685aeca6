type Moment = string | null | undefined

type Times = {
  startedAt?: Moment
  expectStopAt?: Moment
  /** Null if the instance cannot be extended. */
  extendableAt?: Moment
  /** Before this time the instance can be neither started nor stopped. */
  readyAt?: Moment
}

type InstanceClock = {
  /** The remaining share of the lifetime, from 1 to 0. */
  share: number
  isOver: boolean
  canExtend: boolean
  /** The length of the extension window before the instance expires. */
  windowMinutes: number
  /** Whole seconds until the instance can be started or stopped. */
  waitSeconds: number
}

/** Derives the clock state of an instance from its times. */
export function instanceClock(
  { startedAt, expectStopAt, extendableAt, readyAt }: Times,
  now: number,
): InstanceClock {
  const stopMs = expectStopAt ? Date.parse(expectStopAt) : now
  const startMs = startedAt ? Date.parse(startedAt) : now
  const extendMs = extendableAt ? Date.parse(extendableAt) : Number.POSITIVE_INFINITY
  const leftMs = Math.max(0, stopMs - now)
  const wholeMs = stopMs - startMs
  return {
    share: wholeMs > 0 ? Math.min(1, leftMs / wholeMs) : 0,
    isOver: leftMs === 0,
    canExtend: leftMs > 0 && now >= extendMs,
    windowMinutes: extendableAt ? Math.round((stopMs - extendMs) / 60_000) : 0,
    waitSeconds: waitSeconds(readyAt, now),
  }
}

export function waitSeconds(readyAt: Moment, now: number): number {
  return readyAt ? Math.max(0, Math.ceil((Date.parse(readyAt) - now) / 1000)) : 0
}

type RoughWait = { unit: 'moments' | 'seconds' | 'minutes'; count: number }

/** A wait that is only expected: in steps of five seconds below a minute, then in minutes. */
export function roughWait(until: Moment, now: number): RoughWait {
  const seconds = waitSeconds(until, now)
  if (seconds <= 5) return { unit: 'moments', count: 0 }
  if (seconds <= 55) return { unit: 'seconds', count: Math.ceil(seconds / 5) * 5 }
  return { unit: 'minutes', count: Math.ceil(seconds / 60) }
}
