import type { ChallengeDefinition } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import type { FolderView, Warn } from '../source.ts'
import { isMap, listOf, mapOf, textOf, yamlValueOf, type YamlMap, type YamlValue } from '../yaml.ts'

type Plain = YamlValue | undefined

/** A flag of rCTF as a text or as a map that the common reader of flags knows. Undefined if Halyard has no such flag. */
function fromRctf(item: YamlValue, beside: FolderView, warn: Warn): Plain {
  if (!isMap(item)) return item
  const text = textOf(item['str'] ?? item['strContent'])
  if (text) return yamlValueOf(text)
  const path = textOf(item['file'])
  if (path) {
    const read = beside.text(path)?.trim()
    if (!read) warn(`flags.rctf: the file ${path} is missing, empty or outside the imported folder`)
    return read ? yamlValueOf(read) : undefined
  }
  const provider = textOf(item['provider'])
  const config = mapOf(item['config'] ?? item['options'])
  if (provider === 'flags/static' || provider === 'flags/exact') return config['flag']
  if (provider === 'flags/regex') {
    const ignoresCase = textOf(config['flags']).includes('i')
    warn('flags.rctf: the pattern must match the whole answer on this platform')
    return yamlValueOf({
      type: 'regex',
      content: textOf(config['pattern']),
      data: ignoresCase ? 'case_insensitive' : '',
    })
  }
  warn(`flags.rctf: the provider "${provider}" is not supported`)
  return undefined
}

/** The flags for both platforms of konata, each once. */
export function readKonataFlags(
  flags: YamlMap,
  beside: FolderView,
  warn: Warn,
  note: Warn,
): ChallengeDefinition['flags'] {
  const written = [
    ...listOf(flags['rctf']).map((item) => fromRctf(item, beside, warn)),
    ...listOf(flags['ctfd']),
  ]
  const usable = written.filter((item) => item !== undefined)
  const read = readFlags(usable, warn, { note })
  if (!read || read.values.length === 0) return undefined
  return { ...read, isComplete: read.isComplete && usable.length === written.length }
}
