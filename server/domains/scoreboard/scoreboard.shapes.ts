import { z } from 'zod'
import { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { assetPath, milliseconds } from '../../rest/shapes.ts'
import { challengeCategory } from '../challenge/challenge.shapes.ts'

const blood = z
  .strictObject({
    id: z.int32().describe('Id of the team'),
    name: z.string(),
    avatar: assetPath.nullable(),
    submitTimeUtc: milliseconds.nullable(),
  })
  .meta({ id: 'Blood' })

export const challengeInfo = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    category: challengeCategory,
    score: z.int32(),
    solved: z.int32().describe('Number of teams that solved it'),
    bloods: z.array(blood).max(3),
    disableBloodBonus: z.boolean(),
  })
  .meta({ id: 'ChallengeInfo' })

const challengesByCategory = z.partialRecord(challengeCategory, z.array(challengeInfo))

export const scoreboardItem = z
  .strictObject({
    id: z.int32().describe('Id of the team'),
    name: z.string(),
    bio: z.string().nullable(),
    division: z.string().nullable(),
    avatar: assetPath.nullable(),
    score: z.int32(),
    rank: z.int32(),
    divisionRank: z.int32().nullable(),
    lastSubmissionTime: milliseconds.describe('Time of the last solve; -62135596800000 without one'),
    solvedChallenges: z.array(
      z
        .strictObject({
          id: z.int32().describe('Id of the challenge'),
          score: z.int32(),
          type: z.enum(SubmissionType).meta({ id: 'SubmissionType' }),
          userName: z.string().nullable(),
          time: milliseconds,
        })
        .meta({ id: 'ChallengeItem' }),
    ),
    solvedCount: z.int32(),
  })
  .meta({ id: 'ScoreboardItem' })

export const topTimeLine = z
  .strictObject({
    id: z.int32().describe('Id of the team'),
    name: z.string(),
    items: z.array(z.strictObject({ time: milliseconds, score: z.int32() }).meta({ id: 'TimeLine' })),
  })
  .meta({ id: 'TopTimeLine' })

export const scoreboard = z
  .strictObject({
    updateTimeUtc: milliseconds,
    bloodBonus: z.int(),
    timeLines: z
      .record(z.string(), z.array(topTimeLine))
      .describe('The top ten of each division, and of `all`'),
    items: z.array(scoreboardItem),
    challenges: challengesByCategory,
    challengeCount: z.int32(),
  })
  .meta({ id: 'ScoreboardModel' })

/** The data of a player's own page of the game. */
export const gamePlay = z
  .strictObject({
    challenges: challengesByCategory,
    challengeCount: z.int32(),
    rank: scoreboardItem.nullable(),
    teamToken: z
      .string()
      .regex(/^\d+:[A-Za-z0-9+/]{86}==$/)
      .describe('Identifies the team to other services: its id and a signature'),
    writeupRequired: z.boolean(),
    writeupDeadline: milliseconds,
  })
  .meta({ id: 'GameDetailModel' })
