import { adviceToBuild, buildOf } from '../build.ts'
import { contentOf } from '../content.ts'
import type { BuildSource, ChallengeDefinition, FileSettings } from '../definition.ts'
import { settle, settleKeys } from '../losses.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { categoryOf } from '../values/category.ts'
import { readFlags } from '../values/flags.ts'
import { readHints } from '../values/hints.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import {
  booleanOf,
  isMap,
  isNothing,
  listOf,
  mapOf,
  textOf,
  textsOf,
  type YamlMap,
  type YamlValue,
  yamlValueOf,
} from '../yaml.ts'

/** A flag in the form of ctfcli. */
function flagOf(item: YamlValue): YamlValue {
  if (!isMap(item)) return item
  return {
    content: item['flag'] ?? yamlValueOf(''),
    type: yamlValueOf(booleanOf(item['regex']) ? 'regex' : 'static'),
    data: yamlValueOf(booleanOf(item['case_insensitive']) ? 'case_insensitive' : ''),
  }
}

type Service = { settings: FileSettings; build: BuildSource }

function serviceOf(file: YamlMap, title: string, source: ChallengeSource, warn: Warn): Service | undefined {
  const services = listOf(file['services']).filter(isMap)
  const [service] = services
  if (!service) return undefined
  settleKeys(service, ['name', 'type'])
  const [port, ...otherPorts] = listOf(service['port'] ?? service['ports'])
  const isOne = services.length === 1 && otherPorts.length === 0 && port !== undefined
  if (!isOne) {
    warn('services: only one service with one port is supported; the challenge becomes a static attachment')
    settle(file['services'])
    return undefined
  }
  const build = buildOf(service['path'], title, source)
  if (!build) {
    warn(
      `services: the container is not imported; the challenge becomes a static attachment: ${adviceToBuild(source)}`,
    )
    settle(file['services'])
    return undefined
  }
  return { build, settings: { containerExposePort: wholeNumber('services.port', port, portRange, warn) } }
}

/** A `chall.toml` of CTF-Architect, specification 0.1. */
export function readCtfArchitect(source: ChallengeSource): ChallengeDefinition[] {
  const { document, folderName, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const file = mapOf(document['challenge'])
  const title = textOf(file['name']) || folderName
  const flags = readFlags(listOf(file['flags']).map(flagOf), warn)
  if (!flags) warn('flags: no usable flag; a challenge without a flag cannot be enabled')
  warnAboutMissingScore('value', options, warn)
  const service = serviceOf(file, title, source, warn)
  settle(document['version'])
  settle(file['folder_name'])
  return [
    {
      title,
      type: service && 'StaticContainer',
      category: categoryOf(textOf(file['category']), [], warn),
      content: contentOf({ description: textOf(file['description']), author: textOf(file['author']) }),
      ...readHints(file['hints'], warn),
      flags,
      settings: service?.settings,
      build: service?.build,
      requirements: isNothing(file['requirements']) ? undefined : textsOf(file['requirements']),
      files: textsOf(file['files']).map((path) => path.replace(/^\.\//, '')),
      warnings,
    },
  ]
}
