import { z } from 'zod'
import { gameLimits } from '../../../rules/field-limits.ts'
import type { PlayerWriteups } from '../../../prisma/generated/client/enums.ts'
import { bool, enumOf, inputObject, instant, int32, int53, requiredText, text } from '../../use-case/input.ts'
import {
  defaultBloodBonus,
  mostBloods,
  packBloodBonus,
  validBloodBonus,
} from '../../../rules/scoring/blood-bonus.ts'
import { embedOriginOf } from './embed/embed-origin.ts'

const fields = {
  title: requiredText(),
  hidden: bool(),
  summary: text(),
  content: text(),
  acceptWithoutReview: bool(),
  writeupRequired: bool(),
  /** Blank means none. */
  inviteCode: text(gameLimits.inviteCode)
    .nullish()
    .transform((code) => (code?.trim() ? code : null)),
  /**
   * Null keeps the stored divisions, an empty list removes them. The name length is limited by a database index.
   */
  divisions: z
    .array(text(255))
    .transform((names) => [...new Set(names.filter((name) => name.trim() !== ''))])
    .nullish(),
  teamMemberCountLimit: int32(),
  containerCountLimit: int32(),
  publicKey: text(),
  practiceMode: bool(),
  start: instant(),
  end: instant(),
  writeupDeadline: instant(),
  writeupNote: text(),
  bloodBonus: int53().transform(validBloodBonus),
}

const wholeGame = {
  ...fields,
  hidden: fields.hidden.default(false),
  summary: fields.summary.default(''),
  content: fields.content.default(''),
  acceptWithoutReview: fields.acceptWithoutReview.default(false),
  writeupRequired: fields.writeupRequired.default(false),
  teamMemberCountLimit: fields.teamMemberCountLimit.default(0),
  containerCountLimit: fields.containerCountLimit.default(3),
  publicKey: fields.publicKey.optional(),
  practiceMode: fields.practiceMode.default(true),
  start: fields.start.default(() => new Date(0)),
  end: fields.end.default(() => new Date(0)),
  writeupDeadline: fields.writeupDeadline.optional(),
  writeupNote: fields.writeupNote.default(''),
  bloodBonus: fields.bloodBonus.default(defaultBloodBonus),
}

/** A whole game; absent members take their default. */
export const gameInput = inputObject(wholeGame)

/** Some members of a game; absent members stay unchanged. */
export const gameChangesInput = inputObject({
  ...z.object(fields).partial().shape,
  /** Null removes the freeze. */
  freezeAt: instant().nullish(),
})

/** Without blanks around it, which the REST contract keeps. Blank means none. */
const trimmedInviteCode = fields.inviteCode.transform((code) => code?.trim() ?? null)

/** Beyond the contract. Null and an empty list restore the bonus in permille. */
const bloodBonusPoints = z
  .array(int32({ min: 0, max: gameLimits.bonusPoints }))
  .max(mostBloods)
  .nullish()
  .transform((points) => (points === null ? [] : points))

/** Null and an empty list keep the scoreboard out of other sites. */
const embedOrigins = z
  .array(
    text(gameLimits.embedOrigin).transform((origin, issues) => {
      const known = embedOriginOf(origin)
      if (known === null) issues.addIssue({ code: 'custom', params: { key: 'game.badEmbedOrigin' } })
      return known ?? ''
    }),
  )
  .max(gameLimits.embedOrigins)
  .nullish()
  .transform((origins) => (origins === null ? [] : origins && [...new Set(origins)]))

const permille = int32({ min: 0, max: 1000 })
const bonusOfParts = inputObject({ first: permille, second: permille, third: permille })
  .transform(({ first, second, third }) => packBloodBonus([first, second, third]))
  .nullish()

/** Like `gameInput`, with a blood bonus of three parts and a freeze. */
export const gameWithBonusPartsInput = inputObject({
  ...wholeGame,
  inviteCode: trimmedInviteCode,
  freezeAt: instant().nullish(),
  bloodBonus: bonusOfParts.transform((packed) => packed ?? defaultBloodBonus),
  bloodBonusPoints,
})

/** Like `gameChangesInput`, with a blood bonus of three parts. Null keeps the stored one. */
export const gameChangesWithBonusPartsInput = inputObject({
  ...z.object(fields).partial().shape,
  inviteCode: trimmedInviteCode.optional(),
  bloodBonus: bonusOfParts.transform((packed) => packed ?? undefined),
  bloodBonusPoints,
  hasFlagBox: fields.practiceMode.optional(),
  hasCompatibleApis: fields.practiceMode.optional(),
  playerWriteups: enumOf({ Off: 0, AfterApproval: 1, AtOnce: 2 }).optional(),
  embedOrigins,
  /** Null removes the freeze. */
  freezeAt: instant().nullish(),
})

export type GameChanges = Partial<z.output<typeof gameInput>> & {
  freezeAt?: Date | null | undefined
  bloodBonusPoints?: number[] | undefined
  hasFlagBox?: boolean | undefined
  hasCompatibleApis?: boolean | undefined
  playerWriteups?: PlayerWriteups | undefined
  embedOrigins?: string[] | undefined
}

export const gamePageInput = inputObject({
  count: int32({ min: 0, max: 50 }).default(10),
  skip: int32({ min: 0 }).default(0),
})

export const editPageInput = inputObject({
  count: int32({ min: 0, max: 100 }).default(0),
  skip: int32({ min: 0 }).default(0),
})

export const recentInput = inputObject({ limit: int32({ min: 0, max: 50 }).default(0) })
