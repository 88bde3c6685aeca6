import { stringify } from 'yaml'
import type { GameChallenge } from '../game-challenges.ts'
import { flagOf, halyardValuesOf } from './write-halyard-values.ts'

type Written = {
  /** The paths of its files. */
  files: string[]
  /** The key of the file that the challenge came from, if this one is written elsewhere. */
  sourceKey?: string
  /** Values of the replaced file that only its authors use. */
  kept?: object
}

export type WrittenChallenge = { text: string; warnings: string[] }

/** The score for every tool that reads the format. A curve that the format does not have is written as the most similar one. */
function scoreOf({ scoreCurve, originalScore, minScoreRate, decaySolves }: GameChallenge): object {
  if (scoreCurve === 'Fixed' || scoreCurve === 'Table') return { type: 'standard', value: originalScore }
  const minimum = Math.floor(originalScore * minScoreRate)
  // Both curves have lost half of the points that they lose after this number of solves.
  const decay = scoreCurve === 'Exponential' ? Math.round(decaySolves * Math.SQRT2 * Math.LN2) : decaySolves
  const name = scoreCurve === 'Linear' ? 'linear' : 'logarithmic'
  return { type: 'dynamic', extra: { initial: originalScore, decay, minimum, function: name } }
}

const lost = (challenge: GameChallenge): string[] =>
  challenge.type === 'DynamicAttachment'
    ? ['flags: the flags and files of a DynamicAttachment have no place in the file']
    : []

/** The challenge as a file of ctfcli. Values that the file cannot keep are reported. */
export function writeChallenge(
  challenge: GameChallenge,
  { files, sourceKey, kept }: Written,
): WrittenChallenge {
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
  const text = stringify(
    {
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
    },
    { lineWidth: 0 },
  )
  return { text, warnings: lost(challenge) }
}
