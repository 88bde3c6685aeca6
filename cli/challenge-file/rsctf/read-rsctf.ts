import type { ChallengeDefinition } from '../definition.ts'
import { readGzcli } from '../gzcli/read-gzcli.ts'
import type { ChallengeSource } from '../source.ts'
import { categoryOf } from '../values/category.ts'
import { booleanOf, isNothing, mapOf, textOf, yamlValueOf, type YamlMap } from '../yaml.ts'

/** Keys that gzcli does not have. */
const ownKeys = ['category', 'minScoreRate', 'difficulty', 'flagTemplate', 'variantMode', 'solveReceiptMode']
const otherKinds = ['AttackDefense', 'KingOfTheHill', 'Koth']

/** Whether the type is one of other kinds of games, which only rsctf has. */
export function hasRsctfType(document: YamlMap): boolean {
  return otherKinds.includes(textOf(document['type']))
}

/** Whether a file in the form of gzcli has keys that only rsctf has. */
export function hasRsctfKeys(document: YamlMap): boolean {
  return ['ad', 'koth', ...ownKeys].some((key) => !isNothing(document[key]))
}

/** Points of a challenge without a value. */
const usualValue = 1000

/**
 * A `challenge.yaml` of rsctf, which is that of gzcli with its own category, curve and template.
 * @throws Error for a challenge that is no jeopardy
 */
export function readRsctf(source: ChallengeSource): ChallengeDefinition[] {
  const { document } = source
  const type = textOf(document['type'])
  if (hasRsctfType(document) || !isNothing(document['ad']) || !isNothing(document['koth'])) {
    throw new Error(
      `rsctf: the type ${type} is not jeopardy; its service, checker, flags and points are not imported`,
    )
  }
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const rate = numberOf('minScoreRate', document, warn)
  const difficulty = numberOf('difficulty', document, warn)
  const value = numberOf('value', document, warn) ?? usualValue
  const variant = textOf(document['variantMode'])
  if (variant && variant !== 'Disabled')
    warn(`variantMode: ${variant}: variants for each team are not imported`)
  const receipt = textOf(document['solveReceiptMode'])
  if (receipt && receipt !== 'Disabled') warn(`solveReceiptMode: ${receipt}: not supported`)
  const container = mapOf(document['container'])
  const { enableSharedContainer: shared, ...containerKeys } = container
  if (booleanOf(shared) === true)
    warn('container.enableSharedContainer: each team gets a container of its own')
  const template = textOf(document['flagTemplate']) || textOf(container['flagTemplate'])
  const hasContainer = Object.keys(container).length > 0 || template !== ''
  const others = Object.entries(document).filter(([key]) => !ownKeys.includes(key) && key !== 'container')
  const asGzcli: YamlMap = {
    ...Object.fromEntries(others),
    value: yamlValueOf(String(value)),
    ...(hasContainer && {
      container: { ...containerKeys, ...(template && { flagTemplate: yamlValueOf(template) }) },
    }),
  }
  return readGzcli({ ...source, document: asGzcli }).map((challenge) => {
    const named = textOf(document['category'])
    const category = named ? categoryOf(named, [], warn) : challenge.category
    return {
      ...challenge,
      category,
      score: {
        originalScore: Math.round(value),
        scoreCurve: 'Exponential',
        minScoreRate: Math.min(1, rate ?? 0.25),
        ...(difficulty !== undefined && { decaySolves: difficulty }),
      },
      warnings: [
        ...warnings,
        ...challenge.warnings.filter((line) => !(named && line.startsWith('category:'))),
      ],
    }
  })
}

function numberOf(key: string, document: YamlMap, warn: (text: string) => void): number | undefined {
  const written = textOf(document[key])
  if (!written) return undefined
  const number = Number(written)
  if (Number.isFinite(number) && number >= 0) return number
  warn(`${key}: "${written}" is not a number`)
  return undefined
}
