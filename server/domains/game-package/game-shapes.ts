import { z } from 'zod'
import {
  AttachmentType,
  AttemptMode,
  CertificateRule,
  ChallengeCategory,
  ChallengeType,
  DivisionEntry,
  DivisionStanding,
  FlagKind,
  LockedView,
  NoticeType,
  PlayerWriteups,
  ScoreCurve,
} from '../../../prisma/generated/client/enums.ts'
import { certificateLimits, challengeLimits, gameLimits, hintLimits } from '../../../rules/field-limits.ts'
import { embedOriginOf } from '../game/embed/embed-origin.ts'
import { count, id, int32, list, requiredText, sha256, text, time } from './shapes.ts'

const attachment = z
  .strictObject({
    type: z.enum(AttachmentType),
    // Browsers would run such an address as a script.
    remoteUrl: text()
      .regex(/^(?!\s*(?:javascript|vbscript|data):)/i)
      .nullable(),
    sha256: sha256.nullable(),
    name: text(challengeLimits.fileName).nullable(),
  })
  .nullable()

export const gameShape = z.strictObject({
  title: requiredText(),
  summary: text(),
  content: text(),
  practiceMode: z.boolean(),
  hasFlagBox: z.boolean(),
  hasCompatibleApis: z.boolean(),
  // They become sources of `frame-ancestors`, so they follow the rule of the settings.
  embedOrigins: list(
    text(gameLimits.embedOrigin).refine((origin) => embedOriginOf(origin) === origin),
    gameLimits.embedOrigins,
  ),
  playerWriteups: z.enum(PlayerWriteups),
  certificateRule: z.enum(CertificateRule),
  certificateTeamLimit: int32,
  certificateText: text(certificateLimits.text),
  certificateSignature: text(certificateLimits.signature),
  acceptWithoutReview: z.boolean(),
  inviteCode: text(gameLimits.inviteCode).nullable(),
  teamMemberCountLimit: int32,
  containerCountLimit: int32,
  posterHash: sha256.nullable(),
  start: time,
  end: time,
  freezeAt: time.nullable(),
  revealedAt: time.nullable(),
  finalizedAt: time.nullable(),
  pausedAt: time.nullable(),
  writeupRequired: z.boolean(),
  writeupDeadline: time,
  writeupNote: text(),
  bloodBonus: count,
  bloodBonusPoints: list(count.max(gameLimits.bonusPoints), 100),
  createdAt: time,
})

export const pauseShape = z.strictObject({ pausedAt: time, resumedAt: time })

export const divisionShape = z.strictObject({
  id,
  name: requiredText(255),
  position: int32,
  entry: z.enum(DivisionEntry),
  inviteCode: text(gameLimits.inviteCode).nullable(),
  mailDomains: list(text(gameLimits.mailDomain), gameLimits.mailDomains),
  standing: z.enum(DivisionStanding),
  takesBloods: z.boolean(),
  lowersValues: z.boolean(),
  requiresReview: z.boolean().nullable().default(null),
})

export const challengeShape = z.strictObject({
  id,
  title: requiredText(),
  content: text(),
  category: z.enum(ChallengeCategory),
  type: z.enum(ChallengeType),
  hints: list(text(), 1000),
  isEnabled: z.boolean(),
  originalScore: int32,
  minScoreRate: z.number().min(0).max(1),
  difficulty: z.number(),
  scoreCurve: z.enum(ScoreCurve),
  scoreTable: list(int32, challengeLimits.scoreTable),
  disableBloodBonus: z.boolean(),
  // Packages of earlier versions do not have it.
  decidesTies: z.boolean().default(true),
  fileName: text(challengeLimits.fileName).nullable(),
  flagTemplate: text(challengeLimits.flagTemplate).nullable(),
  containerImage: text().nullable(),
  memoryLimitMib: int32.nullable(),
  storageLimitMib: int32.nullable(),
  cpuTenths: int32.nullable(),
  containerExposePort: int32.nullable(),
  enableTrafficCapture: z.boolean(),
  // Packages of earlier versions do not have it.
  warmInstances: count.max(challengeLimits.warmInstances.max).default(0),
  releaseAt: time.nullable(),
  isReleased: z.boolean(),
  closeAt: time.nullable(),
  unlockCount: count.nullable(),
  lockedView: z.enum(LockedView),
  submissionLimit: count,
  attemptMode: z.enum(AttemptMode),
  cooldownSeconds: count,
  sourceKey: text(challengeLimits.sourceKey).nullable(),
  attachment,
  createdAt: time,
})

export const challengeSourceShape = z.strictObject({
  challengeId: id,
  format: requiredText(challengeLimits.sourceFormat),
  document: text(challengeLimits.sourceDocument),
})

export const hintShape = z.strictObject({
  id,
  challengeId: id,
  position: int32,
  title: text(hintLimits.title),
  content: text(),
  cost: count.max(hintLimits.cost),
  releaseAt: time.nullable(),
  isReleased: z.boolean(),
})

export const requirementShape = z.strictObject({ challengeId: id, requiredId: id })

export const exclusionShape = z.strictObject({ divisionId: id, challengeId: id })

export const flagShape = z.strictObject({
  id,
  challengeId: id,
  flag: requiredText(challengeLimits.flag),
  kind: z.enum(FlagKind),
  isBait: z.boolean(),
  /** Whether a team has this flag; false without the teams. */
  isOccupied: z.boolean(),
  attachment,
  examples: list(text(), challengeLimits.flagExamples),
  counterexamples: list(text(), challengeLimits.flagExamples),
})

export const noticeShape = z.strictObject({
  id,
  type: z.enum(NoticeType),
  values: list(text(), 100),
  /** The team of a blood. */
  teamId: id.nullable(),
  challengeId: id.nullable(),
  publishedAt: time,
})

export const fileShape = z.strictObject({
  sha256,
  name: requiredText(),
  bytes: z.int().min(0),
  /** Whether the exporting platform had lost its bytes, so that the package has no entry for it. */
  isMissing: z.boolean(),
})
