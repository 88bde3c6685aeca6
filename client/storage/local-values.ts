/** Reads a JSON value from local storage; null if it is absent, damaged or not readable. */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a JSON value, or removes it when null. Does nothing when the storage is full or blocked. */
export function writeLocal(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value is optional: without it the page starts with its defaults.
  }
}
