/** Reads a text from local storage; null if it is absent or the browser blocks the storage. */
export function readLocalText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it when null. Does nothing when the storage is full or blocked. */
export function writeLocalText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The value is optional: without it the page starts with its defaults.
  }
}

/** Reads a JSON value from local storage; null if it is absent, damaged or not readable. */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(readLocalText(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a JSON value, or removes it when null. Does nothing when the storage is full or blocked. */
export function writeLocal(key: string, value: unknown): void {
  writeLocalText(key, value === null ? null : JSON.stringify(value))
}
