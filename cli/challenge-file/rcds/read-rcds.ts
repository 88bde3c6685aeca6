import { categoryOf } from '../values/category.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { settleKeys } from '../losses.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { fillTemplates } from '../values/templates.ts'
import {
  isEmptyList,
  isMap,
  isNothing,
  textOf,
  textsOf,
  booleanOf,
  yamlValueOf,
  type YamlMap,
} from '../yaml.ts'
import { readExposure } from './exposure.ts'
import { providedFiles } from './provided-files.ts'
import { readRcdsScore } from './rcds-score.ts'
import { valueOfName } from './template-names.ts'

/** Keys about the deployment and the order of the board. */
const ignoredKeys = ['deployed', 'sortWeight', 'type', 'adminbot']

function flagOf(
  file: YamlMap,
  { beside }: ChallengeSource,
  warn: Warn,
  note: Warn,
): ChallengeDefinition['flags'] {
  const written = file['flag']
  if (!isMap(written)) return readFlags(written, warn)
  const regex = textOf(written['regex'])
  if (regex) return readFlags(yamlValueOf([{ type: 'regex', content: regex }]), warn, { note })
  const path = textOf(written['file'])
  const text = path ? beside.text(path)?.trim() : undefined
  if (text) return readFlags(yamlValueOf(text), warn)
  warn(
    path
      ? `flag: the file ${path} is missing, empty or outside the imported folder`
      : 'flag: it has neither a text nor a file',
  )
  return undefined
}

export function readRcds(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, folders, beside, options, project = {} } = source
  const warnings: string[] = []
  const notes: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const id = textOf(file['id']) || folderName
  const { values, hostOf, container, build } = readExposure(file, source, warn)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing; the name of the folder is used: ${folderName}`)
  const flags = flagOf(file, source, warn, (text) => void notes.push(text))
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  if (!isNothing(file['adminbot'])) warn('adminbot: bots are not imported; run the bot yourself')
  settleKeys(file, ignoredKeys)
  return [
    {
      id,
      title: name || folderName,
      type: container && 'StaticContainer',
      category: categoryOf(textOf(file['category']) || (folders.at(-1) ?? ''), [], warn),
      content: contentOf({
        description: fillTemplates(
          textOf(file['description']),
          { ...values, slug: id },
          { key: 'description', otherNames: valueOfName(file, hostOf), isShown: container !== undefined },
          warn,
        ),
        author: textsOf(file['author']).join(', '),
        tags: textsOf(file['tags']),
      }),
      score: readRcdsScore(file, project, options, warn),
      flags,
      isEnabled: booleanOf(file['visible']) === false ? false : undefined,
      isEnabledByDefault: booleanOf(file['visible']) !== false,
      settings: { ...container, decidesTies: booleanOf(file['tiebreakEligible']) },
      build,
      files: providedFiles(file['provide'], beside, warn),
      clearsFiles: isEmptyList(file['provide']),
      warnings,
      notes,
    },
  ]
}
