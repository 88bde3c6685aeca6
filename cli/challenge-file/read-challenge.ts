import type { Category } from '../../rules/categories.ts'
import { findCategory } from './category.ts'
import { readContent } from './content.ts'
import type { ChallengeDefinition } from './definition.ts'
import { readFlags } from './flags.ts'
import { readScore } from './score.ts'
import { isMap, isNothing, listOf, readYaml, textOf, type YamlMap, type YamlValue } from './yaml.ts'

type Warn = (text: string) => void

const usedKeys = new Set(
  [
    ['name', 'author', 'attribution', 'category', 'description', 'connection_info'],
    ['value', 'type', 'extra', 'initial', 'decay', 'minimum', 'function'],
    ['flag', 'flags', 'files', 'hints', 'tags', 'state'],
  ].flat(),
)
/** Keys about the file or its authors. The import ignores them without a warning. */
const ignoredKeys = new Set(['version', 'topics', 'solution', 'notes'])
/** Keys about how to build and run a container. */
const containerKeys = [
  'containers',
  'image',
  'replicas',
  'expose',
  'protocol',
  'host',
  'healthcheck',
  'port',
  'ports',
]

function warnAboutOtherKeys(file: YamlMap, warn: Warn): void {
  const given = Object.keys(file).filter((key) => !isNothing(file[key]))
  if (given.some((key) => containerKeys.includes(key))) {
    warn(
      'containers are not imported: the challenge becomes a static attachment. Build and push the image and set it in the editor',
    )
  }
  for (const key of given) {
    if (usedKeys.has(key) || ignoredKeys.has(key) || containerKeys.includes(key)) continue
    warn(`${key}: not supported`)
  }
}

function readCategory(value: YamlValue | undefined, warn: Warn): Category | undefined {
  const name = textOf(value)
  if (!name) {
    warn('category: missing; a new challenge becomes Misc')
    return undefined
  }
  const category = findCategory(name)
  if (!category) warn(`category: unknown category "${name}"; Misc is used`)
  return category ?? 'Misc'
}

function readHints(value: YamlValue | undefined): Pick<ChallengeDefinition, 'hints' | 'extraHints'> {
  const all = listOf(value)
    .map((item) => ({
      title: isMap(item) ? textOf(item['title']) : '',
      content: textOf(isMap(item) ? (item['content'] ?? item['hint']) : item),
      cost: isMap(item) ? Math.max(0, Math.round(Number(item['cost'] ?? 0)) || 0) : 0,
    }))
    .filter(({ content }) => content !== '')
  const extraHints = all.filter(({ title, cost }) => title !== '' || cost > 0)
  const hints = all.filter((hint) => !extraHints.includes(hint)).map(({ content }) => content)
  return {
    hints: all.length > 0 ? hints : undefined,
    ...(extraHints.length > 0 && { extraHints }),
  }
}

function readState(value: YamlValue | undefined, warn: Warn): boolean | undefined {
  const state = textOf(value).toLowerCase()
  if (!state) return undefined
  if (state === 'visible') return true
  if (state === 'hidden') return false
  warn(`state: "${state}" is neither visible nor hidden`)
  return undefined
}

function readFiles(value: YamlValue | undefined): string[] {
  return listOf(value)
    .map((item) => textOf(isMap(item) ? (item['path'] ?? item['file'] ?? item['url']) : item))
    .filter(Boolean)
}

/** @throws Error with a message for the report, when the text is not a challenge */
export function readChallenge(source: string, folderName: string): ChallengeDefinition {
  const file = readYaml(source)
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing; the name of the folder is used: ${folderName}`)
  const definition: ChallengeDefinition = {
    title: name || folderName,
    category: readCategory(file['category'], warn),
    content: readContent(file),
    score: readScore(file, warn),
    ...readHints(file['hints']),
    flags: readFlags(file['flags'] ?? file['flag'], warn),
    isEnabled: readState(file['state'], warn),
    files: readFiles(file['files']),
    warnings,
  }
  if (!definition.flags) warn('flags: no usable flag; a challenge without a flag cannot be enabled')
  warnAboutOtherKeys(file, warn)
  return definition
}
