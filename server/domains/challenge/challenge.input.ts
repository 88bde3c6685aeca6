import { z } from 'zod'
import { bool, enumOf, float64, inputObject, int32, requiredText, text } from '../../input.ts'
import { attachmentMembers } from '../asset/attachment.ts'
import { challengeCategoryNumbers, challengeTypeNumbers } from './challenge-enums.ts'

export const createChallengeInput = inputObject({
  title: requiredText(),
  category: enumOf(challengeCategoryNumbers).default('Misc'),
  type: enumOf(challengeTypeNumbers).default('StaticAttachment'),
})

/** Absent and null members stay as they are. */
export const updateChallengeInput = inputObject({
  title: text().min(1).nullish(),
  content: text().nullish(),
  category: enumOf(challengeCategoryNumbers).nullish(),
  hints: z.array(text()).nullish(),
  isEnabled: bool().nullish(),
  fileName: text(255).nullish(),
  flagTemplate: text(120).nullish(),
  containerImage: text().nullish(),
  memoryLimit: int32({ min: 32, max: 1_048_576 }).nullish(),
  cpuCount: int32({ min: 1, max: 1024 }).nullish(),
  storageLimit: int32({ min: 128, max: 1_048_576 }).nullish(),
  containerExposePort: int32().nullish(),
  enableTrafficCapture: bool().nullish(),
  disableBloodBonus: bool().nullish(),
  originalScore: int32().nullish(),
  minScoreRate: float64({ min: 0, max: 1 }).nullish(),
  difficulty: float64({ min: 0 }).nullish(),
})

export type ChallengeChanges = z.output<typeof updateChallengeInput>

export const attachmentInput = inputObject(attachmentMembers)
