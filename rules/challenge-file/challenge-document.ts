import type { ChallengeValues } from './challenge-values.ts'
import { flagOf, halyardValuesOf } from './halyard-values.ts'

type Written = {
  /** The paths of its files. */
  files: string[]
  /** The key of the file that the challenge came from, if this one is written elsewhere. */
  sourceKey?: string
  /** Values of the replaced file that only its authors use. */
  kept?: object
}

/** The options with which the package `yaml` writes a document as text. */
export const yamlLayout = { lineWidth: 0 } as const

/** The score for every tool that reads the format. A curve that the format does not have is written as the most similar one. */
function scoreOf({ scoreCurve, originalScore, minScoreRate, decaySolves }: ChallengeValues): object {
  if (scoreCurve === 'Fixed' || scoreCurve === 'Table') return { type: 'standard', value: originalScore }
  const minimum = Math.floor(originalScore * minScoreRate)
  // Both curves have lost half of the points that they lose after this number of solves.
  const decay = scoreCurve === 'Exponential' ? Math.round(decaySolves * Math.SQRT2 * Math.LN2) : decaySolves
  const name = scoreCurve === 'Linear' ? 'linear' : 'logarithmic'
  return { type: 'dynamic', extra: { initial: originalScore, decay, minimum, function: name } }
}

const lost = (challenge: ChallengeValues): string[] =>
  challenge.type === 'DynamicAttachment'
    ? ['flags: the flags and files of a DynamicAttachment have no place in the file']
    : []

/** The content of a challenge's file in the format of ctfcli. Values that the file cannot keep are reported. */
export function challengeDocument(
  challenge: ChallengeValues,
  { files, sourceKey, kept }: Written,
): { document: object; warnings: string[] } {
  const isDynamic = challenge.type.startsWith('Dynamic')
  const flags = challenge.flags.filter(({ isBait }) => !isBait).map(flagOf)
  const extraHints = challenge.extraHints.map(({ title, content, cost, releaseAt }) => ({
    content,
    cost,
    ...(title && { title }),
    ...(releaseAt && { release_at: releaseAt }),
  }))
  const hints = [...challenge.hints, ...extraHints]
  const required = challenge.requiredChallenges.map(({ title }) => title)
  const isContainer = challenge.type.endsWith('Container') && challenge.containerImage
  const halyard = halyardValuesOf(challenge, sourceKey)
  const document = {
    name: challenge.title,
    category: challenge.category,
    description: challenge.content.replaceAll('\r\n', '\n'),
    ...scoreOf(challenge),
    ...(!isDynamic && { flags }),
    ...(hints.length > 0 && { hints }),
    ...(files.length > 0 && { files }),
    ...(isContainer && {
      image: `registry://${challenge.containerImage}`,
      port: challenge.containerExposePort,
    }),
    ...(required.length > 0 && {
      requirements: { prerequisites: required, anonymize: challenge.lockedView === 'Card' },
    }),
    ...(challenge.submissionLimit > 0 && { attempts: challenge.submissionLimit }),
    ...(challenge.releaseAt && { scheduled_at: challenge.releaseAt }),
    state: challenge.isEnabled ? 'visible' : 'hidden',
    ...kept,
    ...(halyard && { halyard }),
    version: '0.1',
  }
  return { document, warnings: lost(challenge) }
}
