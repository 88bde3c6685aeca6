import { minScoreRateFor } from '../../../rules/scoring/score-curve.ts'
import type { FileScore } from '../ctfcli/score.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { settleKeys } from '../losses.ts'
import { readRcds } from '../rcds/read-rcds.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { pointRange, wholeNumber } from '../values/whole-number.ts'
import {
  isMap,
  isNothing,
  isText,
  listOf,
  mapOf,
  textOf,
  textsOf,
  yamlValueOf,
  type YamlMap,
  type YamlValue,
} from '../yaml.ts'

const usualDifficulty = '1'

/**
 * A `challenge.yaml` of beaver-cds, which is that of rcds with a list of pods instead of containers and exposed ports.
 */
export function readBeaverCds(source: ChallengeSource): ChallengeDefinition[] {
  const { document, project = {} } = source
  const { pods, provide, difficulty, flag, ...others } = document
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const text = textOf(mapOf(flag)['text'])
  const asRcds: YamlMap = {
    ...others,
    ...(flag !== undefined && { flag: text ? yamlValueOf(text) : flag }),
    ...(provide !== undefined && { provide: listOf(provide).flatMap((item) => filesOf(item, warn)) }),
    ...containersOf(listOf(pods).filter(isMap)),
  }
  const score = scoreOf(textOf(difficulty) || usualDifficulty, project, warn)
  return readRcds({ ...source, document: asRcds }).map((challenge) => ({
    ...challenge,
    score: score ?? challenge.score,
    warnings: [
      ...warnings,
      ...challenge.warnings.filter((line) => !(score && line.startsWith('value: missing'))),
    ],
  }))
}

/** Files as rcds names them. Those of a container exist only after its build. */
function filesOf(item: YamlValue, warn: Warn): YamlValue[] {
  if (!isMap(item)) return [item]
  const paths = textsOf(item['include'])
  const container = textOf(item['from'])
  if (container) {
    warn(
      `provide: ${paths.join(', ')} of the container ${container} cannot be imported; add the files to the folder`,
    )
    return []
  }
  const [only, ...more] = paths
  if (only === undefined) warn('provide: an item without include is left out')
  const name = textOf(item['as'])
  return only !== undefined && more.length === 0 && name
    ? [yamlValueOf({ file: only, as: name })]
    : paths.map(yamlValueOf)
}

function containersOf(pods: readonly YamlMap[]): YamlMap {
  const containers: YamlMap = {}
  const expose: YamlMap = {}
  for (const [index, pod] of pods.entries()) {
    settleKeys(pod, ['replicas'])
    const name = textOf(pod['name']) || `pod-${index + 1}`
    const { image, build, resources } = pod
    containers[name] = {
      ...(image !== undefined && { image }),
      ...(build !== undefined && { build }),
      ...(resources !== undefined && { resources: { limits: resources } }),
    }
    const ports = listOf(pod['ports']).filter(isMap)
    const entries = ports.filter((port) => !isNothing(port['expose']))
    if (entries.length > 0)
      expose[name] = entries.map((port) => ({
        ...mapOf(port['expose']),
        // The name of a host is whole here.
        ...(isText(mapOf(port['expose'])['http']) && {
          http: { raw: mapOf(port['expose'])['http'] ?? yamlValueOf('') },
        }),
        target: port['internal'] ?? yamlValueOf(''),
      }))
  }
  return { ...(pods.length > 0 && { containers }), ...(Object.keys(expose).length > 0 && { expose }) }
}

/** The points that `rcds.yaml` has for the difficulty. */
function scoreOf(difficulty: string, project: YamlMap, warn: Warn): FileScore | undefined {
  const points = listOf(project['points']).filter(isMap)
  const row = points.find((item) => textOf(item['difficulty']) === difficulty)
  if (!row) return undefined
  const most = wholeNumber('points.max', row['max'], pointRange, warn)
  const least = wholeNumber('points.min', row['min'], pointRange, warn)
  if (most === undefined) return undefined
  if (least === undefined || least >= most)
    return { originalScore: most, scoreCurve: 'Fixed', minScoreRate: 1 }
  warn(`difficulty: the points fall from ${most} to ${least}, with the decay of the platform`)
  return { originalScore: most, scoreCurve: 'Exponential', minScoreRate: minScoreRateFor(most, least) }
}
