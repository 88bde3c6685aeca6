import { z } from 'zod'
import { assetPath, guid, milliseconds } from '../../rest/shapes.ts'
import { roleShape } from '../account/account.shapes.ts'

export const userInfo = z
  .strictObject({
    id: guid,
    userName: z.string(),
    realName: z.string(),
    stdNumber: z.string(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    registerTimeUtc: milliseconds,
    lastVisitedUtc: milliseconds,
    ip: z.string(),
    email: z.string(),
    avatar: assetPath.nullable(),
    role: roleShape,
    emailConfirmed: z.boolean(),
  })
  .meta({ id: 'UserInfoModel' })
