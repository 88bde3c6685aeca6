import { userLimits } from '../../../rules/field-limits.ts'
import type { Role } from '../../../prisma/generated/client/enums.ts'
import { bool, enumOf, inputObject, mailAddress, pageInput, text } from '../../use-case/input.ts'
import { contractUserName, phone, userName } from '../account/account.input.ts'

const roleNumbers = { Banned: 0, User: 1, Monitor: 2, Admin: 3 } as const satisfies Record<Role, number>

export const userPageInput = pageInput({ count: 100, max: 500 })

const userChanges = {
  userName: userName().nullish(),
  email: mailAddress().nullish(),
  bio: text(userLimits.bio).nullish(),
  phone: phone().nullish(),
  realName: text(userLimits.realName).nullish(),
  stdNumber: text(userLimits.studentNumber).nullish(),
  emailConfirmed: bool().nullish(),
  role: enumOf(roleNumbers).nullish(),
}

/** Absent and null members stay unchanged. */
export const userChangesInput = inputObject(userChanges)
/** Describes the same in the REST API. A longer name that the user has is accepted. */
export const contractUserChangesInput = inputObject({
  ...userChanges,
  userName: contractUserName().nullish(),
})
