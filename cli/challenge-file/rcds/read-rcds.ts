import { categoryOf } from '../values/category.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition, FileSource } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { warnAboutOtherKeys } from '../other-keys.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { fillTemplates } from '../values/templates.ts'
import {
  isEmptyList,
  isMap,
  listOf,
  mapOf,
  textOf,
  textsOf,
  booleanOf,
  type YamlMap,
  type YamlValue,
} from '../yaml.ts'
import { readExposure } from './exposure.ts'
import { readRcdsScore } from './rcds-score.ts'

const usedKeys = [
  ['id', 'name', 'description', 'author', 'category', 'flag', 'value', 'visible', 'provide'],
  ['containers', 'expose', 'tiebreakEligible', 'adminbot'],
].flat()
const ignoredKeys = ['deployed', 'sortWeight', 'type', 'tags']

/** The file with the defaults of the project below it. */
function withDefaults(file: YamlMap, project: YamlMap): YamlMap {
  const defaults = mapOf(project['defaults'])
  const { id: _id, provide: _provide, containers: _containers, expose: _expose, ...others } = defaults
  const filled = { ...others, ...file }
  const containers = mapItems(file['containers'], (own) => ({
    ...mapOf(defaults['containers']),
    ...mapOf(own),
  }))
  const expose = mapItems(file['expose'], (own) =>
    listOf(own).map((entry) => ({ ...mapOf(defaults['expose']), ...mapOf(entry) })),
  )
  return { ...filled, ...(containers && { containers }), ...(expose && { expose }) }
}

function mapItems(value: YamlValue | undefined, change: (item: YamlValue) => YamlValue): YamlMap | undefined {
  const entries = Object.entries(mapOf(value))
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, item]) => [name, change(item)]))
}

/** Fills the names of the file's own keys that players may see, such as `{{ challenge.name }}`. */
function fillOwnKeys(text: string, file: YamlMap): string {
  return text.replace(
    /\{\{-?\s*challenge\.(id|name|author|category|value)\s*-?\}\}/g,
    (raw, key: string) => textsOf(file[key]).join(', ') || raw,
  )
}

function flagOf(file: YamlMap, { beside }: ChallengeSource, warn: Warn): ChallengeDefinition['flags'] {
  const written = file['flag']
  if (!isMap(written)) return readFlags(written, warn)
  const regex = textOf(written['regex'])
  if (regex) return readFlags([{ type: 'regex', content: regex }], warn)
  const path = textOf(written['file'])
  const text = path ? beside.text(path)?.trim() : undefined
  if (text) return readFlags(text, warn)
  warn(
    path
      ? `flag: the file ${path} is missing, empty or outside the imported folder`
      : 'flag: it has neither a text nor a file',
  )
  return undefined
}

function filesOf(file: YamlMap): FileSource[] {
  return listOf(file['provide']).flatMap((item): FileSource[] => {
    const path = textOf(isMap(item) ? item['file'] : item)
    const name = isMap(item) ? textOf(item['as']) : ''
    return path ? [name ? { path, name } : path] : []
  })
}

export function readRcds(source: ChallengeSource): ChallengeDefinition[] {
  const { folderName, folders, options, project = {} } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const file = withDefaults(source.document, project)
  const id = textOf(file['id']) || folderName
  const { values, container, build } = readExposure(file, source, warn)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing; the name of the folder is used: ${folderName}`)
  const flags = flagOf(file, source, warn)
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  if (booleanOf(file['tiebreakEligible']) === false) {
    warn('tiebreakEligible: not supported; a solve counts when teams have equal points')
  }
  if (isMap(file['adminbot'])) warn('adminbot: bots are not imported; run the bot yourself')
  warnAboutOtherKeys(file, [...usedKeys, ...ignoredKeys], warn)
  return [
    {
      id,
      title: name || folderName,
      type: container && 'StaticContainer',
      category: categoryOf(textOf(file['category']) || (folders.at(-1) ?? ''), [], warn),
      content: contentOf({
        description: fillTemplates(
          fillOwnKeys(textOf(file['description']), file),
          { ...values, slug: id },
          { key: 'description', onlyTemplates: true, isShown: container !== undefined },
          warn,
        ),
        author: textsOf(file['author']).join(', '),
        tags: textsOf(file['tags']),
      }),
      score: readRcdsScore(file, project, options, warn),
      flags,
      isEnabled: booleanOf(file['visible']) === false ? false : undefined,
      isEnabledByDefault: booleanOf(file['visible']) !== false,
      settings: container,
      build,
      files: filesOf(file),
      clearsFiles: isEmptyList(file['provide']),
      warnings,
    },
  ]
}
