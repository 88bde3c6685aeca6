import { minScoreRateFor } from '../../../rules/scoring/score-curve.ts'
import { categoryOf } from '../values/category.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { readHints } from '../values/hints.ts'
import { momentOf } from '../values/moment.ts'
import { settleKeys } from '../losses.ts'
import type { ChallengeSource } from '../source.ts'
import { fillTemplates, type TemplateValues } from '../values/templates.ts'
import { addressValues } from '../values/address-values.ts'
import { attemptRange, pointRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, listOf, mapOf, textOf, textsOf, booleanOf, type YamlMap, type YamlValue } from '../yaml.ts'
import { readAttachments } from './attachments.ts'
import { konataContainer } from './konata-container.ts'
import { readKonataFlags } from './konata-flags.ts'

const ignoredKeys = ['sortWeight', 'deployment', 'adminBot']

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The value with keys such as `initial_value` written as `initialValue`. Keys of file lists are not touched. */
function withCamelKeys(value: YamlValue): YamlValue {
  if (Array.isArray(value)) return value.map(withCamelKeys)
  if (!isMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camel(key), withCamelKeys(item)]))
}

function connectionOf(file: YamlMap): { text: string; values: TemplateValues } {
  const endpoints = listOf(file['endpoints']).filter(isMap)
  const all = endpoints.map((item) => {
    const type = textOf(item['type'])
    const host = textOf(item['endpoint']).replace(/^\w+:\/\//, '')
    const port = textOf(item['port']) || undefined
    if (type === 'http' || type === 'https') return addressValues(type, host, port)
    return addressValues('tcp', host, port)
  })
  const [first] = all
  const lines = all.map(({ url, nc }, index) => {
    const isTls = ['ncat-ssl', 'socat'].includes(textOf(endpoints[index]?.['type']))
    return (isTls ? nc?.replace(/^nc/, 'ncat --ssl') : nc) ?? url ?? ''
  })
  const given = textOf(mapOf(file['ctfd'])['connectionInfo'])
  return {
    text: given || lines.filter(Boolean).join('\n'),
    values: first && all.length === 1 ? first : {},
  }
}

function readOne(written: YamlMap, source: ChallengeSource): ChallengeDefinition {
  const warnings: string[] = []
  const notes: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const file = mapOf(withCamelKeys(written))
  const title = textOf(file['name'])
  const scoring = mapOf(file['scoring'])
  const [ctfdScore, rctfScore] = [mapOf(scoring['ctfd']), mapOf(scoring['rctf'])]
  const ctfd = mapOf(file['ctfd'])
  if (textOf(rctfScore['kind']) === 'dynamic')
    warn('scoring.rctf.kind: points from outside are not supported')
  if (file['adminBot'] !== undefined) warn('adminBot: bots are not imported; run the bot yourself')
  const number = (value: YamlValue | undefined, key: string, fallback: number) =>
    wholeNumber(key, value, pointRange, warn) ?? fallback
  const most = number(scoring['initialValue'], 'scoring.initialValue', 500)
  const least = number(scoring['minimumValue'], 'scoring.minimumValue', 50)
  const isLinear = textOf(ctfdScore['decayFunction']) === 'linear'
  const container = konataContainer(file, source, warn)
  const { text, values } = connectionOf(file)
  const template = (key: string, value: string, shown: TemplateValues) =>
    fillTemplates(value, shown, { key, otherNames: () => undefined, isShown: container !== undefined }, warn)
  const filled = container ? {} : { host: source.options.host, ...values }
  const releaseAt = momentOf('releaseTime', file['releaseTime'], warn, 'Z')
  const flags = readKonataFlags(mapOf(file['flags']), source.beside, warn, (text) => void notes.push(text))
  if (!flags) warn('flags: no usable flag; a challenge without a flag cannot be enabled')
  const isHidden = booleanOf(file['hidden']) === true || (textOf(file['releaseTime']) !== '' && !releaseAt)
  settleKeys(file, ignoredKeys)
  return {
    id: textOf(file['overrideId']) || title,
    title,
    type: container && 'StaticContainer',
    build: container?.build,
    category: categoryOf(textOf(file['category']), textsOf(file['tags']), warn),
    content: contentOf({
      description: template('description', textOf(file['description']), filled),
      connectionInfo: container ? '' : template('ctfd.connectionInfo', text, filled),
      author: textsOf(file['author']).join(', '),
      tags: textsOf(file['tags']),
    }),
    score: {
      originalScore: most,
      scoreCurve: isLinear ? 'Linear' : 'Logarithmic',
      minScoreRate: minScoreRateFor(most, least),
      decaySolves: number(ctfdScore['decay'], 'scoring.ctfd.decay', 60),
    },
    ...readHints(ctfd['hints'], warn),
    flags,
    isEnabled: isHidden ? false : undefined,
    isEnabledByDefault: !isHidden,
    settings: {
      ...container?.settings,
      submissionLimit: wholeNumber('scoring.ctfd.maxAttempts', ctfdScore['maxAttempts'], attemptRange, warn),
      releaseAt,
      decidesTies: booleanOf(rctfScore['eligibleForTiebreaks']),
    },
    // The original map has the names of files as keys and values that must stay as they are.
    ...readAttachments(written['attachments'], source.beside, warn),
    warnings,
    notes,
  }
}

/** The challenges of a konata file. @throws Error for a challenge without a name */
export function readKonata(source: ChallengeSource): ChallengeDefinition[] {
  if (booleanOf(mapOf(source.document['discovery'])['skip']) === true) return []
  const challenges = listOf(source.document['challenges']).filter(isMap)
  if (challenges.some((challenge) => !textOf(challenge['name']))) {
    throw new Error('name: missing in a challenge of the list "challenges"')
  }
  return challenges.map((challenge) => readOne(challenge, source))
}
