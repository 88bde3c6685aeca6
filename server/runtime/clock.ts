export type Clock = {
  now(): Date
  /** Milliseconds added to the machine's and to the database's clock; only tests set it. */
  offsetMs: number
}

export function createClock(): Clock {
  return {
    offsetMs: 0,
    now() {
      return new Date(Date.now() + this.offsetMs)
    },
  }
}
