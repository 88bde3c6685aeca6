import type { Category } from '../../rules/categories.ts'
import { categoryNamed } from './category.ts'
import { readContent } from './content.ts'
import type { ChallengeDefinition } from './definition.ts'
import { readFlags } from './flags.ts'
import { readScore } from './score.ts'
import { isMap, isNothing, listOf, readYaml, textOf, type YamlMap, type YamlValue } from './yaml.ts'

type Warn = (text: string) => void

const understood = new Set(
  [
    ['name', 'author', 'attribution', 'category', 'description', 'connection_info'],
    ['value', 'type', 'extra', 'initial', 'decay', 'minimum', 'function'],
    ['flag', 'flags', 'files', 'hints', 'tags', 'state'],
  ].flat(),
)
/** About the file or its authors, nothing for the platform. */
const passedOver = new Set(['version', 'topics', 'solution', 'notes'])
/** How to build and run an instance. */
const ofContainers = [
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

function warnOfRest(file: YamlMap, warn: Warn): void {
  const given = Object.keys(file).filter((key) => !isNothing(file[key]))
  if (given.some((key) => ofContainers.includes(key))) {
    warn(
      'container challenges are imported as attachments without an instance; build and push the image and set it in the editor',
    )
  }
  for (const key of given) {
    if (understood.has(key) || passedOver.has(key) || ofContainers.includes(key)) continue
    warn(`${key}: not used here`)
  }
}

function readCategory(value: YamlValue | undefined, warn: Warn): Category | undefined {
  const name = textOf(value)
  if (!name) {
    warn('category: missing, a new challenge becomes Misc')
    return undefined
  }
  const category = categoryNamed(name)
  if (!category) warn(`category: "${name}" is not known here, taken as Misc`)
  return category ?? 'Misc'
}

function readHints(value: YamlValue | undefined, warn: Warn): string[] | undefined {
  const items = listOf(value)
  if (items.length === 0) return undefined
  if (items.some((item) => isMap(item) && Number(item['cost'] ?? 0) > 0)) {
    warn('hints: hints cost nothing here; every player sees them')
  }
  const hints = items.map((item) => textOf(isMap(item) ? (item['content'] ?? item['hint']) : item))
  return hints.filter(Boolean)
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

/** @throws Error in words for the report, when the text is no challenge */
export function readChallenge(source: string, folderName: string): ChallengeDefinition {
  const file = readYaml(source)
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing, taken from the folder: ${folderName}`)
  const definition: ChallengeDefinition = {
    title: name || folderName,
    category: readCategory(file['category'], warn),
    content: readContent(file),
    score: readScore(file, warn),
    hints: readHints(file['hints'], warn),
    flags: readFlags(file['flags'] ?? file['flag'], warn),
    isEnabled: readState(file['state'], warn),
    files: readFiles(file['files']),
    warnings,
  }
  if (!definition.flags) warn('flags: none that can be used; a challenge without a flag cannot be enabled')
  warnOfRest(file, warn)
  return definition
}
