import { z } from 'zod'
import { assetPath, milliseconds } from '../../rest/shapes.ts'
import { challengeCategory, challengeType } from '../challenge/challenge.shapes.ts'

export const challengeTraffic = z
  .strictObject({
    id: z.int32(),
    title: z.string(),
    category: challengeCategory,
    type: challengeType,
    isEnabled: z.boolean(),
    count: z.int32().describe('Number of teams with captures'),
  })
  .meta({ id: 'ChallengeTrafficModel' })

export const teamTraffic = z
  .strictObject({
    id: z.int32().describe('Id of the participation'),
    teamId: z.int32(),
    name: z.string().nullable(),
    division: z.string().nullable(),
    avatar: assetPath.nullable(),
    count: z.int32().describe('Number of captures'),
  })
  .meta({ id: 'TeamTrafficModel' })

export const fileRecord = z
  .strictObject({
    fileName: z.string(),
    size: z.int().describe('Size in bytes'),
    updateTime: milliseconds,
  })
  .meta({ id: 'FileRecord' })
