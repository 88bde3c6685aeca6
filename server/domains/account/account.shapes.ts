import { z } from 'zod'
import { Role } from '../../../prisma/generated/client/enums.ts'
import { assetPath, errorShape, guid } from '../../rest/shapes.ts'

export const roleShape = z.enum(Role).meta({ id: 'Role' })

export const registerAnswer = z
  .strictObject({
    title: z.string().min(1),
    data: z
      .enum(['LoggedIn', 'AdminConfirmationRequired', 'EmailConfirmationRequired'])
      .meta({ id: 'RegisterStatus' }),
    status: z.literal(200),
  })
  .meta({ id: 'RequestResponseOfRegisterStatus' })

export const profileUserInfo = z
  .strictObject({
    userId: guid,
    userName: z.string(),
    email: z.string(),
    bio: z.string().nullable(),
    phone: z.string().nullable(),
    realName: z.string(),
    stdNumber: z.string(),
    avatar: assetPath.nullable(),
    role: roleShape,
  })
  .meta({ id: 'ProfileUserInfoModel' })

export const mailSentAnswer = z
  .strictObject({ title: z.string().min(1), status: z.literal(200) })
  .meta({ id: 'RequestResponse' })

export const emailChangeAnswer = z
  .strictObject({
    title: z.string().min(1),
    data: z.literal(true).describe('A mail was sent'),
    status: z.literal(200),
  })
  .meta({ id: 'RequestResponseOfBoolean' })

export const emailChangeRefusal = z
  .strictObject({
    ...errorShape.shape,
    data: z.literal(false).optional().describe('Only an administrator changes addresses here'),
  })
  .meta({ id: 'EmailChangeRefusal' })
