import { categoryOf } from '../values/category.ts'
import { contentOf, tagsOf } from '../content.ts'
import type { ChallengeDefinition, FileSettings } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { readHints } from '../values/hints.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { momentOf } from '../values/moment.ts'
import { settle, settleKeys } from '../losses.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { fillTemplates } from '../values/templates.ts'
import { attemptRange, wholeNumber } from '../values/whole-number.ts'
import {
  isEmptyList,
  isMap,
  isNothing,
  isText,
  listOf,
  mapOf,
  textOf,
  booleanOf,
  type YamlMap,
} from '../yaml.ts'
import { readContainer } from './container.ts'
import { readHalyardValues } from './halyard-values.ts'
import { warnAboutFormerFiles } from './former-files.ts'
import { readScore, settleScore } from './score.ts'

/** Keys about the file, its authors or its deployment. The import drops them without a warning. */
export const ignoredKeys = [
  ['version', 'topics', 'solution', 'notes', 'next'],
  ['protocol', 'host', 'healthcheck', 'replicas', 'expose', 'ports', 'containers', 'hosting_type', 'hosting'],
].flat()

function readState(file: YamlMap, warn: Warn): boolean | undefined {
  const state = textOf(file['state']).toLowerCase()
  if (!state) return undefined
  if (state === 'visible') return true
  if (state === 'hidden') return false
  warn(`state: "${state}" is neither visible nor hidden`)
  return undefined
}

function readRequirements(file: YamlMap, warn: Warn) {
  const written = file['requirements']
  const map = mapOf(written)
  const list = isMap(written) ? map['prerequisites'] : written
  const names = listOf(list).map(textOf)
  const titles = names.filter((name) => name !== '' && !/^\d+$/.test(name))
  for (const id of names.filter((name) => /^\d+$/.test(name))) {
    warn(`requirements: ${id} is the id of a challenge on another platform. Write the name of the challenge`)
  }
  const isPreview = isText(map['anonymize']) && map['anonymize'].text === 'preview'
  if (isPreview) {
    warn('requirements: the view "preview" becomes a card')
    settle(map['anonymize'])
  }
  const showsCard = isPreview || booleanOf(map['anonymize']) === true
  return {
    requirements: titles.length > 0 || isEmptyList(list) ? titles : undefined,
    lockedView: isNothing(list) ? undefined : showsCard ? ('Card' as const) : ('Hidden' as const),
  }
}

function readFiles(file: YamlMap): string[] {
  return listOf(file['files'])
    .map((item) => textOf(isMap(item) ? (item['path'] ?? item['file'] ?? item['url']) : item))
    .filter(Boolean)
}

/** Several flags that all count would be easier as alternatives, so such a challenge is not enabled. */
function needsAllFlags(file: YamlMap, warn: Warn): boolean {
  const logic = textOf(file['logic']) || 'any'
  if (logic === 'any' || listOf(file['flags']).length < 2) return false
  warn(`logic: "${logic}" is not supported: any of the flags would solve the challenge, so it stays disabled`)
  return true
}

function readContent(file: YamlMap, source: ChallengeSource, isShown: boolean, warn: Warn) {
  const { host } = source.options
  const values = { host, url: host && `http://${host}` }
  // A file that the platform wrote has its texts as players see them.
  const isWritten = isMap(file['halyard'])
  const template = (key: string, dollar: boolean) =>
    isWritten ? textOf(file[key]) : fillTemplates(textOf(file[key]), values, { key, dollar, isShown }, warn)
  return contentOf({
    description: template('description', false),
    connectionInfo: template('connection_info', true),
    author: textOf(file['author']),
    attribution: textOf(file['attribution']),
    tags: tagsOf(file['tags']),
  })
}

export function readCtfcli(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing; the name of the folder is used: ${folderName}`)
  warnAboutFormerFiles(file, warn)
  const container = readContainer(source, warn)
  const halyard = readHalyardValues(file, warn)
  const type = halyard?.type ?? container?.type
  const { requirements, lockedView } = readRequirements(file, warn)
  const releaseAt = momentOf('scheduled_at', file['scheduled_at'], warn)
  const staysDisabled = needsAllFlags(file, warn) || (!isNothing(file['scheduled_at']) && !releaseAt)
  const settings: FileSettings = {
    ...container?.settings,
    submissionLimit: wholeNumber('attempts', file['attempts'], attemptRange, warn),
    lockedView,
    releaseAt,
    ...halyard?.settings,
  }
  const state = readState(file, warn)
  const definition: ChallengeDefinition = {
    id: textOf(file['id']) || undefined,
    sourceKey: halyard?.sourceKey,
    title: name || folderName,
    type,
    category: categoryOf(textOf(file['category']), tagsOf(file['tags']), warn),
    content: readContent(file, source, container !== undefined, warn),
    score: halyard?.score ?? readScore(file, warn),
    ...readHints(file['hints'], warn),
    flags: readFlags(file['flags'] ?? file['flag'], warn, { isWritten: halyard !== undefined, note }),
    baits: halyard?.baits,
    isEnabled: staysDisabled ? false : state,
    isEnabledByDefault: isNothing(file['state']),
    settings,
    build: container?.build,
    requirements,
    files: readFiles(file),
    clearsFiles: isEmptyList(file['files']),
    warnings,
    notes,
  }
  if (!definition.flags && type !== 'DynamicContainer' && type !== 'DynamicAttachment')
    warn('flags: no usable flag; a challenge without a flag cannot be enabled')
  if (!definition.score && ['value', 'initial'].every((key) => isNothing(file[key]))) {
    warnAboutMissingScore('value', source.options, warn)
  }
  settleKeys(file, ignoredKeys)
  if (halyard?.score) settleScore(file)
  return [definition]
}
