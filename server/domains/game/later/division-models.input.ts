import { z } from 'zod'
import { gameLimits } from '../../../../rules/field-limits.ts'
import { inputObject, int32, requiredText, text } from '../../../use-case/input.ts'

const permissions = int32({ min: 0 })
const members = {
  /** Absent and null ones stay, a blank one is removed. */
  inviteCode: text(gameLimits.inviteCode).nullish(),
  defaultPermissions: permissions.nullish(),
  challengeConfigs: z
    .array(inputObject({ challengeId: int32(), permissions: permissions.default(0) }))
    .max(gameLimits.hiddenChallenges)
    .nullish(),
}
const name = requiredText({ max: 255 })

export const divisionCreateInput = inputObject({ name, ...members })

/** Absent and null members stay unchanged. */
export const divisionEditInput = inputObject({ name: name.nullish(), ...members })
