const sweepEveryMs = 60_000

type Options<Value> = {
  /** The current time, in milliseconds. */
  now: () => number
  isExpired: (value: Value, time: number) => boolean
}

/** A map that drops expired values, at most once a minute and only while it is read, so idle keys cost nothing. */
export function createExpiringMap<Value>({ now, isExpired }: Options<Value>) {
  const values = new Map<string, Value>()
  let sweepAt = now() + sweepEveryMs

  function sweep(time: number): void {
    for (const [key, value] of values) if (isExpired(value, time)) values.delete(key)
    sweepAt = time + sweepEveryMs
  }

  return {
    /** A value that has expired since the last sweep is still returned. */
    get(key: string): Value | undefined {
      const time = now()
      if (time >= sweepAt) sweep(time)
      return values.get(key)
    },
    set(key: string, value: Value): void {
      values.set(key, value)
    },
    delete(key: string): void {
      values.delete(key)
    },
    get size(): number {
      return values.size
    },
  }
}
