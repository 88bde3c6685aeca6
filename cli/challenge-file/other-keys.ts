import type { Warn } from './source.ts'
import { isNothing, type YamlMap } from './yaml.ts'

/** Warns about each key with a value that the reader neither uses nor may drop. */
export function warnAboutOtherKeys(map: YamlMap, known: readonly string[], warn: Warn, path = ''): void {
  for (const key of Object.keys(map)) {
    if (!known.includes(key) && !isNothing(map[key])) warn(`${path}${key}: not supported`)
  }
}
