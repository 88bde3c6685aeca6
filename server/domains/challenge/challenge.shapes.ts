import { z } from 'zod'
import { ChallengeCategory, ChallengeType, ContainerStatus } from '../../../prisma/generated/client/enums.ts'
import { milliseconds } from '../../rest/shapes.ts'
import { attachmentShape } from '../asset/asset.shapes.ts'

export const challengeCategory = z.enum(ChallengeCategory).meta({ id: 'ChallengeCategory' })
export const challengeType = z.enum(ChallengeType).meta({ id: 'ChallengeType' })

export const containerInfo = z
  .strictObject({
    status: z.enum(ContainerStatus).meta({ id: 'ContainerStatus' }),
    startedAt: milliseconds,
    expectStopAt: milliseconds,
    entry: z.string(),
  })
  .meta({ id: 'ContainerInfoModel' })

export const challengeBasic = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    category: challengeCategory,
    type: challengeType,
    isEnabled: z.boolean(),
    score: z.int32().describe('Current points of a solve'),
    minScore: z.int32(),
    originalScore: z.int32(),
  })
  .meta({ id: 'ChallengeInfoModel' })

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
    acceptedCount: z.int32().describe('Number of counted solves'),
    fileName: z.string().nullable(),
    attachment: attachmentShape.nullable(),
    testContainer: containerInfo.nullable(),
    flags: z.array(
      z
        .strictObject({ id: z.int32(), flag: z.string(), attachment: attachmentShape.nullable() })
        .meta({ id: 'FlagInfoModel' }),
    ),
    containerImage: z.string().nullable(),
    memoryLimit: z.int32().nullable().describe('MiB'),
    cpuCount: z.int32().nullable().describe('Tenths of a core'),
    storageLimit: z.int32().nullable().describe('MiB'),
    containerExposePort: z.int32().nullable(),
    enableTrafficCapture: z.boolean(),
    disableBloodBonus: z.boolean(),
    originalScore: z.int32(),
    minScoreRate: z.number().describe('Minimum score as a share of the original score'),
    difficulty: z.number().describe('Number of solves after which the decaying share has fallen to 1/e'),
  })
  .meta({ id: 'ChallengeEditDetailModel' })

export const challengeDetail = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    content: z.string().describe('Markdown'),
    category: challengeCategory,
    hints: z.array(z.string()).nullable(),
    score: z.int32(),
    type: challengeType,
    context: z
      .strictObject({
        closeTime: milliseconds.nullable().describe('The time at which the team’s instance expires'),
        instanceEntry: z.string().nullable().describe('The address of the team’s instance'),
        url: z.string().nullable().describe('URL of the attachment'),
        fileSize: z.int().nullable().describe('Size in bytes'),
      })
      .meta({ id: 'ClientFlagContext' }),
  })
  .meta({ id: 'ChallengeDetailModel' })
