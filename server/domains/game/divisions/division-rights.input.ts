import { z } from 'zod'
import type { DivisionEntry, DivisionStanding } from '../../../../prisma/generated/client/enums.ts'
import { gameLimits } from '../../../../rules/field-limits.ts'
import { bool, enumOf, inputObject, int32, requiredText, text } from '../../../use-case/input.ts'

const entryNumbers = { Open: 0, Code: 1, MailDomain: 2, ByHand: 3 } as const satisfies Record<
  DivisionEntry,
  number
>
const standingNumbers = { Ranked: 0, OutOfCompetition: 1, Tester: 2 } as const satisfies Record<
  DivisionStanding,
  number
>

/** The length is limited by a database index. */
const divisionName = requiredText({ max: 255 })
const mailDomain = text(gameLimits.mailDomain).transform((domain) =>
  domain.trim().replace(/^@/, '').toLowerCase(),
)

/** Absent members stay unchanged, null restores the default. */
const rights = {
  entry: enumOf(entryNumbers)
    .nullish()
    .transform((entry) => (entry === null ? 'Open' : entry)),
  /** Blank means none. */
  inviteCode: text(gameLimits.inviteCode)
    .nullish()
    .transform((code) => (code === undefined ? undefined : code?.trim() || null)),
  mailDomains: z
    .array(mailDomain)
    .max(gameLimits.mailDomains)
    .nullish()
    .transform((domains) => domains && [...new Set(domains.filter(Boolean))])
    .transform((domains) => (domains === null ? [] : domains)),
  standing: enumOf(standingNumbers)
    .nullish()
    .transform((standing) => (standing === null ? 'Ranked' : standing)),
  takesBloods: bool()
    .nullish()
    .transform((takes) => (takes === null ? true : takes)),
  lowersValues: bool()
    .nullish()
    .transform((lowers) => (lowers === null ? true : lowers)),
  /** Null: as the game says. */
  requiresReview: bool().nullish(),
  hiddenChallengeIds: z
    .array(int32())
    .max(gameLimits.hiddenChallenges)
    .nullish()
    .transform((ids) => (ids === null ? [] : ids && [...new Set(ids)])),
}

/** A new division has the default rights unless the input says otherwise. */
export const newDivisionInput = inputObject({ name: divisionName, ...rights })

/** A name that is null stays unchanged. */
export const divisionRightsInput = inputObject({
  divisions: z
    .array(inputObject({ divisionId: int32(), name: divisionName.nullish(), ...rights }))
    .max(gameLimits.divisionsAtOnce),
})

export type DivisionRights = Omit<z.output<typeof newDivisionInput>, 'name'>
