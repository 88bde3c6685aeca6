import { categories } from '../../../../../rules/categories.ts'
import { safeFileName } from '../../../asset/file-name.ts'
import type { ForeignGame, Place } from '../foreign-game.ts'
import { noteUnknownMembers, readAs } from '../read-document.ts'
import {
  attachmentShape,
  challengeShape,
  containerShape,
  flagsShape,
  limitsShape,
  scoringShape,
  staticFlagShape,
  type GzctfAttachment,
  type GzctfChallenge,
} from './gzctf-shapes.ts'

/** The largest number of wrong answers that this platform can limit. */
const mostAttempts = 1000

type FileOf = (hash: string | null | undefined, name: string) => string | null
type Given = { document: string; value: unknown; fileOf: FileOf; createdAt: string }

/** Adds a challenge with its flags and returns its id. @throws ConflictError */
export function readChallenge(game: ForeignGame, { document, value, fileOf, createdAt }: Given): number {
  const place = { document, member: '' }
  const raw = readAs(challengeShape, value, place)
  const { id, type, title, limits, container, flags } = raw
  noteUnknown(game, value, raw)
  const isContainer = type === 'StaticContainer' || type === 'DynamicContainer'
  const written = flags?.static ?? []
  const isSolvable = type === 'DynamicContainer' || (type !== 'DynamicAttachment' && written.length > 0)
  if (type === 'DynamicAttachment') game.lose('challenges: flags of DynamicAttachment')
  if (raw.enabled && !isSolvable) game.change(`challenges: enabled: ${title}`, 'false')
  game.add(
    'challenges.jsonl',
    {
      id,
      title,
      content: raw.content,
      category: categoryOf(game, raw),
      type,
      hints: raw.hints,
      isEnabled: raw.enabled && isSolvable,
      originalScore: raw.scoring.original,
      minScoreRate: raw.scoring.minRate,
      difficulty: raw.scoring.difficulty,
      scoreCurve: 'Exponential',
      scoreTable: [],
      disableBloodBonus: flags?.disableBloodBonus ?? false,
      decidesTies: true,
      fileName: container?.fileName || null,
      flagTemplate: flags?.template || null,
      containerImage: isContainer ? (container?.image ?? '') : null,
      memoryLimitMib: container?.memoryLimit ?? null,
      storageLimitMib: container?.storageLimit ?? null,
      cpuTenths: container?.cpuCount ?? null,
      containerExposePort: container?.exposePort ?? null,
      enableTrafficCapture: flags?.enableTrafficCapture ?? false,
      releaseAt: null,
      isReleased: true,
      closeAt: limits?.deadline ?? null,
      unlockCount: null,
      lockedView: 'Hidden',
      submissionLimit: attemptsOf(game, raw),
      attemptMode: 'Lockout',
      cooldownSeconds: 60,
      warmInstances: 0,
      sourceKey: null,
      attachment: attachmentOf(raw.attachment, fileOf),
      createdAt,
    },
    place,
  )
  for (const [index, flag] of written.entries()) addFlag(game, { raw, index, place, fileOf, flag })
  return id
}

type Written = NonNullable<NonNullable<GzctfChallenge['flags']>['static']>[number]
type FlagOf = { raw: GzctfChallenge; index: number; place: Place; fileOf: FileOf; flag: Written }

function addFlag(game: ForeignGame, { raw, index, place, fileOf, flag }: FlagOf): void {
  noteUnknownMembers(game, 'challenges: flags.static', flag, staticFlagShape)
  game.add(
    'flags.jsonl',
    {
      id: game.rows('flags.jsonl').length + 1,
      challengeId: raw.id,
      flag: flag.value,
      kind: 'Exact',
      isBait: false,
      isOccupied: false,
      attachment: attachmentOf(flag.attachment, fileOf),
      examples: [],
      counterexamples: [],
    },
    { ...place, member: `flags.static.${index}` },
  )
}

function noteUnknown(game: ForeignGame, value: unknown, raw: GzctfChallenge): void {
  noteUnknownMembers(game, 'challenges', value, challengeShape)
  noteUnknownMembers(game, 'challenges: scoring', raw.scoring, scoringShape)
  noteUnknownMembers(game, 'challenges: limits', raw.limits, limitsShape)
  noteUnknownMembers(game, 'challenges: flags', raw.flags, flagsShape)
  noteUnknownMembers(game, 'challenges: attachment', raw.attachment, attachmentShape)
  noteUnknownMembers(game, 'challenges: container', raw.container, containerShape)
  const mode = raw.container?.networkMode
  if (mode && mode !== 'Open') game.lose(`challenges: container.networkMode: ${mode}`)
}

function categoryOf(game: ForeignGame, { category, title }: GzctfChallenge) {
  const known = categories.find((name) => name === category)
  if (!known) game.change(`challenges: category: ${title}: ${category}`, 'Misc')
  return known ?? 'Misc'
}

function attemptsOf(game: ForeignGame, { limits, title }: GzctfChallenge): number {
  const limit = Math.max(0, limits?.submission ?? 0)
  if (limit <= mostAttempts) return limit
  game.change(`challenges: limits.submission: ${title}: ${limit}`, String(mostAttempts))
  return mostAttempts
}

/** Exports lack the file name of links. A file that is not packed is no attachment. */
function attachmentOf(attachment: GzctfAttachment | null | undefined, fileOf: FileOf) {
  if (!attachment || attachment.type === 'None') return null
  const { type, hash, fileName, remoteUrl } = attachment
  if (type === 'Remote') return { type, remoteUrl, sha256: null, name: fileName || null }
  const name = safeFileName(fileName || 'attachment')
  const sha256 = fileOf(hash, name)
  return sha256 === null ? null : { type, remoteUrl: null, sha256, name }
}
