import { minScoreRateFor } from '../../../rules/scoring/score-curve.ts'
import { challengeTypes } from '../../../rules/challenge-types.ts'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { adviceToBuild, buildOf } from '../build.ts'
import { categoryOf } from '../values/category.ts'
import { findCategory } from '../../../rules/category-names.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition, FileSettings, FileSource } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { readHints } from '../values/hints.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { filesAt } from '../folder-files.ts'
import { settleKeys } from '../losses.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { fillTemplates } from '../values/templates.ts'
import { attemptRange, pointRange, portRange, wholeNumber } from '../values/whole-number.ts'
import { isEmptyList, isMap, isNothing, mapOf, textOf, booleanOf, type YamlMap } from '../yaml.ts'

const ignoredKeys = ['scripts', 'dashboard']
/** Numbers below this one are seconds, others are milliseconds. */
const firstMilliseconds = 1e11

function settingsOf(file: YamlMap, warn: Warn): FileSettings {
  const seconds = wholeNumber('deadlineUtc', file['deadlineUtc'], { min: 0, max: 8e15 }, warn)
  const deadline = seconds && (seconds < firstMilliseconds ? seconds * 1000 : seconds)
  const common: FileSettings = {
    disableBloodBonus: booleanOf(file['disableBloodBonus']),
    submissionLimit: wholeNumber('submissionLimit', file['submissionLimit'], attemptRange, warn),
    closeAt: deadline ? new Date(deadline).toISOString() : undefined,
  }
  if (!isMap(file['container'])) return common
  const container = mapOf(file['container'])
  const mode = textOf(container['networkMode'])
  if (mode && mode !== 'Open') warn(`container.networkMode: "${mode}" is not supported; the network is open`)
  const limit = (key: string, range: { min: number; max: number }, fallback: number) => {
    const value = container[key]
    const isUnset = isNothing(value) || textOf(value) === '0'
    return isUnset ? fallback : wholeNumber(`container.${key}`, value, range, warn)
  }
  return {
    ...common,
    flagTemplate: textOf(container['flagTemplate']) || undefined,
    containerImage: textOf(container['containerImage']) || undefined,
    // The name that gzcli used until October 2025.
    containerExposePort:
      wholeNumber('container.exposePort', container['exposePort'], portRange, warn) ??
      wholeNumber('container.containerExposePort', container['containerExposePort'], portRange, warn),
    memoryLimitMib: limit('memoryLimit', challengeLimits.memoryLimitMib, 128),
    cpuTenths: limit('cpuCount', challengeLimits.cpuTenths, 1),
    storageLimitMib: limit('storageLimit', challengeLimits.storageLimitMib, 128),
    enableTrafficCapture: booleanOf(container['enableTrafficCapture']),
  }
}

/** The image of the folder with this name, or else of the usual folder. */
const builtImage = (image: string, name: string, source: ChallengeSource) =>
  buildOf(image || '.', name, source) ?? buildOf('src', name, source) ?? buildOf('.', name, source)

/** A link, a file, or all files of a folder. */
function filesOf(file: YamlMap, { beside }: ChallengeSource, warn: Warn): FileSource[] {
  const path = textOf(file['provide'])
  return path ? filesAt(path, beside, warn) : []
}

export function readGzcli(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, folders, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const name = textOf(file['name'])
  if (!name) warn(`name: missing; the name of the folder is used: ${folderName}`)
  const categoryFolder = folders.findLast((folder) => findCategory(folder)) ?? folders.at(-1) ?? ''
  const written = textOf(file['type'])
  const type = challengeTypes.find((known) => known === written)
  if (written && !type)
    warn(`type: "${written}" is not a type of the platform; a new challenge is a static attachment`)
  const settings = settingsOf(file, warn)
  const image = settings.containerImage ?? ''
  const mustBeBuilt = type?.endsWith('Container') && (!image.includes('/') || image.startsWith('.'))
  const build = mustBeBuilt ? builtImage(image, name || folderName, source) : undefined
  if (mustBeBuilt && !build) {
    warn(
      image
        ? `container.containerImage: "${image}" may be an image that must be built and pushed to a registry first`
        : `container.containerImage: missing; ${adviceToBuild(source)}`,
    )
  }
  const slug = [folders.slice(-2).join('-'), name]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const value = wholeNumber('value', file['value'], pointRange, warn)
  if (isNothing(file['value'])) warnAboutMissingScore('value', options, warn)
  const flags = readFlags(file['flags'], warn, { isWritten: true })
  if (!flags && type !== 'DynamicContainer') {
    warn('flags: no usable flag; a challenge without a flag cannot be enabled')
  }
  settleKeys(file, ignoredKeys)
  const isGameHacking = /^game ?hacking$/i.test(categoryFolder)
  return [
    {
      title: `${isGameHacking ? '[Game Hacking] ' : ''}${name || folderName}`,
      type,
      category: categoryOf(categoryFolder, [], warn),
      content: contentOf({
        description: fillTemplates(
          textOf(file['description']),
          { host: options.host, slug },
          { key: 'description', isShown: type?.endsWith('Container') },
          warn,
        ),
        author: textOf(file['author']),
      }),
      score:
        value === undefined
          ? undefined
          : {
              originalScore: value,
              scoreCurve: 'Exponential',
              minScoreRate: value >= 100 ? minScoreRateFor(value, Math.floor(value / 10)) : 1,
            },
      ...readHints(file['hints'], warn),
      flags: type === 'DynamicContainer' ? undefined : flags,
      isEnabled: booleanOf(file['visible']),
      isEnabledByDefault: false,
      settings,
      build,
      files: filesOf(file, source, warn),
      clearsFiles: isEmptyList(file['provide']),
      warnings,
    },
  ]
}
