import { z } from 'zod'
import { ChallengeCategory, ChallengeType, ContainerStatus } from '../../../prisma/generated/client/enums.ts'
import { milliseconds } from '../../rest/shapes.ts'
import { attachmentShape } from '../asset/asset.shapes.ts'

export const challengeCategory = z.enum(ChallengeCategory).meta({ id: 'ChallengeCategory' })
export const challengeType = z.enum(ChallengeType).meta({ id: 'ChallengeType' })

export const containerInfo = z
  .strictObject({
    status: z.enum(ContainerStatus),
    startedAt: milliseconds,
    expectStopAt: milliseconds,
    entry: z.string(),
  })
  .meta({ id: 'ContainerInfo' })

export const challengeBasic = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    category: challengeCategory,
    type: challengeType,
    isEnabled: z.boolean(),
    score: z.int32().describe('What a solve is worth now'),
    minScore: z.int32(),
    originalScore: z.int32(),
  })
  .meta({ id: 'ChallengeBasic' })

export const challengeEdit = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    content: z.string().describe('Markdown'),
    category: challengeCategory,
    type: challengeType,
    hints: z.array(z.string()),
    flagTemplate: z.string().nullable(),
    isEnabled: z.boolean(),
    acceptedCount: z.int32().describe('Solves that count'),
    fileName: z.string().nullable(),
    attachment: attachmentShape.nullable(),
    testContainer: containerInfo.nullable(),
    flags: z.array(
      z.strictObject({ id: z.int32(), flag: z.string(), attachment: attachmentShape.nullable() }),
    ),
    containerImage: z.string().nullable(),
    memoryLimit: z.int32().nullable().describe('MiB'),
    cpuCount: z.int32().nullable().describe('Tenths of a core'),
    storageLimit: z.int32().nullable().describe('MiB'),
    containerExposePort: z.int32().nullable(),
    enableTrafficCapture: z.boolean(),
    disableBloodBonus: z.boolean(),
    originalScore: z.int32(),
    minScoreRate: z.number().describe('The part of the original score below which it never falls'),
    difficulty: z.number().describe('How slowly the score falls with each solve'),
  })
  .meta({ id: 'ChallengeEdit' })

export const challengeDetail = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    content: z.string().describe('Markdown'),
    category: challengeCategory,
    hints: z.array(z.string()).nullable(),
    score: z.int32(),
    type: challengeType,
    context: z.strictObject({
      closeTime: milliseconds.nullable().describe('When the team’s container stops'),
      instanceEntry: z.string().nullable().describe('Where the team’s container answers'),
      url: z.string().nullable().describe('The attachment'),
      fileSize: z.int().nullable().describe('Bytes'),
    }),
  })
  .meta({ id: 'ChallengeDetail' })
