import { z } from 'zod'
import { assetPath, guid } from '../../rest/shapes.ts'

const teamUserInfo = z
  .strictObject({
    id: guid,
    userName: z.string(),
    bio: z.string().nullable(),
    avatar: assetPath.nullable(),
    captain: z.boolean(),
  })
  .meta({ id: 'TeamUserInfoModel' })

/** The team of a participation or an instance. */
export const teamModel = z
  .strictObject({ id: z.int32(), name: z.string(), avatar: assetPath.nullable() })
  .meta({ id: 'TeamModel' })

export const teamInfo = z
  .strictObject({
    id: z.int32(),
    name: z.string(),
    bio: z.string().nullable(),
    avatar: assetPath.nullable(),
    locked: z.boolean().describe('Set when a game accepts the team, or by an administrator'),
    members: z.array(teamUserInfo),
  })
  .meta({ id: 'TeamInfoModel' })
