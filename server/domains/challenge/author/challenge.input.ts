import { z } from 'zod'
import type { ChallengeCategory, ChallengeType } from '../../../../prisma/generated/client/enums.ts'
import { categories } from '../../../../rules/categories.ts'
import { challengeTypes } from '../../../../rules/challenge-types.ts'
import { challengeLimits } from '../../../../rules/field-limits.ts'
import { scoreCurves } from '../../../../rules/scoring/score-curve.ts'
import {
  bool,
  enumOf,
  float64,
  inputObject,
  instant,
  int32,
  requiredText,
  text,
} from '../../../use-case/input.ts'
import { attachmentMembers } from '../../asset/attachment.ts'

const challengeCategoryNumbers: Record<ChallengeCategory, number> = numbered(categories)
const challengeTypeNumbers: Record<ChallengeType, number> = numbered(challengeTypes)

export const createChallengeInput = inputObject({
  title: requiredText(),
  category: enumOf(challengeCategoryNumbers).default('Misc'),
  type: enumOf(challengeTypeNumbers).default('StaticAttachment'),
})

/** Absent and null members stay unchanged. */
export const updateChallengeInput = inputObject({
  title: text().min(1).nullish(),
  content: text().nullish(),
  category: enumOf(challengeCategoryNumbers).nullish(),
  hints: z.array(text()).nullish(),
  isEnabled: bool().nullish(),
  fileName: text(challengeLimits.fileName).nullish(),
  flagTemplate: text(challengeLimits.flagTemplate).nullish(),
  containerImage: text().nullish(),
  memoryLimit: int32(challengeLimits.memoryLimitMib).nullish(),
  cpuCount: int32(challengeLimits.cpuTenths).nullish(),
  storageLimit: int32(challengeLimits.storageLimitMib).nullish(),
  containerExposePort: int32().nullish(),
  enableTrafficCapture: bool().nullish(),
  disableBloodBonus: bool().nullish(),
  originalScore: int32().nullish(),
  minScoreRate: float64({ min: 0, max: 1 }).nullish(),
  difficulty: float64({ min: 0 }).nullish(),
})

export type ChallengeChanges = z.output<typeof updateChallengeInput>

const times = { releaseAt: instant().nullish(), closeAt: instant().nullish() }

/** Members beyond the contract. Absent ones stay, null removes a value. */
export const challengeRulesInput = inputObject({
  ...times,
  scoreCurve: z.enum(scoreCurves).nullish(),
  scoreTable: z
    .array(int32({ min: 0, max: challengeLimits.tableScore }))
    .max(challengeLimits.scoreTable)
    .nullish(),
  decidesTies: bool().nullish(),
  submissionLimit: int32({ min: 0, max: 1000 }).nullish(),
  attemptMode: z.enum(['Lockout', 'Cooldown']).nullish(),
  cooldownSeconds: int32({ min: 1, max: 86_400 }).nullish(),
  warmInstances: int32(challengeLimits.warmInstances).nullish(),
  requiredChallengeIds: z.array(int32()).max(100).nullish(),
  unlockCount: int32({ min: 1, max: 100 }).nullish(),
  lockedView: z.enum(['Hidden', 'Card']).nullish(),
  sourceKey: text(challengeLimits.sourceKey).nullish(),
  source: inputObject({
    format: requiredText({ max: challengeLimits.sourceFormat }),
    document: text(challengeLimits.sourceDocument),
  }).nullish(),
})

export type ChallengeRules = z.output<typeof challengeRulesInput>
export type ChallengeTimes = Pick<ChallengeRules, 'releaseAt' | 'closeAt'>

export const scheduleInput = inputObject({ challengeIds: z.array(int32()).min(1).max(500), ...times })

export const attachmentInput = inputObject(attachmentMembers)

function numbered<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>
}
