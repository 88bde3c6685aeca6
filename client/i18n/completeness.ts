export type Translations = { [key: string]: string | Translations }

const PLURAL = /_(zero|one|two|few|many|other)$/

// Languages have different plural forms, so all forms of a text count as one key.
function keysOf(tree: Translations, prefix = ''): Set<string> {
  const keys = new Set<string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') keys.add(prefix + key.replace(PLURAL, ''))
    else for (const inner of keysOf(value, `${prefix}${key}.`)) keys.add(inner)
  }
  return keys
}

/** The keys of `complete` that `translated` lacks. */
export function missingKeys(complete: Translations, translated: Translations): string[] {
  const present = keysOf(translated)
  return [...keysOf(complete)].filter((key) => !present.has(key))
}
