import { z } from 'zod'
import { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { assetPath, milliseconds } from '../../rest/shapes.ts'

export const participationStatus = z.enum(ParticipationStatus).meta({ id: 'ParticipationStatus' })

export const basicGame = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    summary: z.string(),
    poster: assetPath.nullable(),
    limit: z.int32().describe('Maximum number of registered members per team; 0 means no limit'),
    start: milliseconds,
    end: milliseconds,
  })
  .meta({ id: 'BasicGameInfoModel' })

export const gameDetail = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    summary: z.string(),
    content: z.string().describe('Markdown'),
    hidden: z.boolean(),
    divisions: z.array(z.string()).nullable(),
    inviteCodeRequired: z.boolean(),
    writeupRequired: z.boolean(),
    poster: assetPath.nullable(),
    limit: z.int32().describe('Maximum number of registered members per team; 0 means no limit'),
    teamCount: z.int32().describe('Number of participations of any status'),
    division: z.string().nullable().describe('The division of your team'),
    teamName: z.string().nullable().describe('The name of your team'),
    practiceMode: z.boolean().describe('Open for practice after its end'),
    status: participationStatus.describe('The participation status of your team'),
    start: milliseconds,
    end: milliseconds,
  })
  .meta({ id: 'DetailedGameInfoModel' })

export const gameInfo = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    hidden: z.boolean(),
    summary: z.string(),
    content: z.string().describe('Markdown'),
    acceptWithoutReview: z.boolean(),
    writeupRequired: z.boolean(),
    inviteCode: z.string().nullable(),
    divisions: z.array(z.string()).nullable(),
    teamMemberCountLimit: z.int32().describe('0 means no limit'),
    containerCountLimit: z.int32().describe('0 means no limit'),
    poster: assetPath.nullable(),
    publicKey: z.string().length(44).describe('Ed25519 key in base64 that verifies team tokens'),
    practiceMode: z.boolean(),
    start: milliseconds,
    end: milliseconds,
    writeupDeadline: milliseconds,
    writeupNote: z.string().describe('Markdown'),
    bloodBonus: z.int().describe('Three 10-bit parts in permille: first, second and third blood'),
  })
  .meta({ id: 'GameInfoModel' })
