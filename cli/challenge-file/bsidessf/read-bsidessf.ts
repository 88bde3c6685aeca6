import { minScoreRateFor } from '../../../rules/scoring/score-curve.ts'
import { buildOf } from '../build.ts'
import { categoryOf } from '../values/category.ts'
import { findCategory } from '../../../rules/category-names.ts'
import { contentOf } from '../content.ts'
import type { FileScore } from '../ctfcli/score.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { folderFiles } from '../folder-files.ts'
import { settle, settleKeys } from '../losses.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { pointRange, portRange, wholeNumber } from '../values/whole-number.ts'
import { isNothing, mapOf, textOf, textsOf, booleanOf, type YamlMap } from '../yaml.ts'

/** Keys about the file or its deployment, and those of an address that players do not get. */
const ignoredKeys = [
  ['version', 'protocol', 'hostname', 'omit_link'],
  ['notes', 'managed', 'service_from_challenge', 'flag_path', 'mount_flag_secret', 'environ', 'replicas'],
  ['resources', 'security', 'use_podperconn', 'use_http_loadbalancer'],
].flat()

function scoreOf(file: YamlMap, warn: Warn): FileScore | undefined {
  const value = wholeNumber('value', file['value'], pointRange, warn)
  if (value === undefined) return undefined
  const least = wholeNumber('min_value', file['min_value'], pointRange, warn)
  if (least === value) return { originalScore: value, scoreCurve: 'Fixed', minScoreRate: 1 }
  if (least === undefined) {
    warn('min_value: missing; the lowest score of the platform is used, because the event has it elsewhere')
    return { originalScore: value }
  }
  return { originalScore: value, scoreCurve: 'Exponential', minScoreRate: minScoreRateFor(value, least) }
}

function connectionOf(file: YamlMap, host: string | undefined, warn: Warn): string {
  const port = textOf(file['port'])
  if (!port || booleanOf(file['omit_link']) === true) return ''
  const address = textOf(file['hostname']) || host
  if (!address) {
    warn('port: the host of the service is unknown, so players get no address; give it with --host')
    return ''
  }
  return textOf(file['protocol']) === 'http' ? `http://${address}:${port}` : `nc ${address} ${port}`
}

export function readBsidessf(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, beside, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const scoring = mapOf(file['scoring'])
  const flagType = textOf(scoring['flag_type']) || 'static'
  if (flagType !== 'static') {
    warn(`scoring.flag_type: "${flagType}" is not supported; the flag is left out`)
    settle(file['flag'])
  }
  const flags = flagType === 'static' ? readFlags(file['flag'], warn) : undefined
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  if (textOf(scoring['mode'])) warn('scoring.mode: not supported')
  if (!isNothing(file['webbot'])) warn('webbot: bots are not imported; run the bot yourself')
  const title = textOf(file['name']) || folderName
  const port = wholeNumber('port', file['port'], portRange, warn)
  const build = port === undefined ? undefined : buildOf('challenge', title, source)
  if (textOf(file['port']) && !build)
    warn(
      'port: the container is not imported; the challenge becomes a static attachment. A Dockerfile in the folder challenge is built with --registry and --build',
    )
  const isScored = booleanOf(file['scored']) !== false
  if (!isScored) warn('scored: false; the challenge stays disabled')
  if (isNothing(file['value'])) warnAboutMissingScore('value', options, warn)
  const tags = textsOf(file['tags'])
  const categoryTag = tags.find(findCategory)
  settleKeys(file, [...ignoredKeys, 'webbot'])
  return [
    {
      title,
      type: build && 'StaticContainer',
      category: categoryOf(categoryTag ?? tags[0] ?? '', [], warn),
      content: contentOf({
        description: textOf(file['description']),
        connectionInfo: build ? '' : connectionOf(file, options.host, warn),
        author: textsOf(file['author']).join(', '),
        tags: tags.filter((tag) => tag !== categoryTag),
      }),
      score: scoreOf(file, warn),
      flags,
      settings: build && { containerExposePort: port },
      build,
      isEnabled: isScored ? undefined : false,
      isEnabledByDefault: isScored,
      files: folderFiles('distfiles', beside, warn),
      warnings,
    },
  ]
}
