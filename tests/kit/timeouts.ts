/**
 * How long tests wait for what must happen. It ends a wait that would never end; it measures nothing, so that a machine
 * that is ten times slower than usual must not reach it.
 */
export const waitTimeoutMs = 180_000

/** How long one test or one hook may take, for the same reason. */
export const testTimeoutMs = 900_000
