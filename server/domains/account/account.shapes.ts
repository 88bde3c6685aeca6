import { z } from 'zod'
import { Role } from '../../../prisma/generated/client/enums.ts'
import { assetPath, guid } from '../../rest/shapes.ts'

export const roleShape = z.enum(Role).meta({ id: 'Role' })

export const registerAnswer = z
  .strictObject({
    title: z.string().min(1),
    data: z.enum(['LoggedIn', 'AdminConfirmationRequired', 'EmailConfirmationRequired']),
    status: z.literal(200),
  })
  .meta({ id: 'RegisterAnswer' })

export const profileUserInfo = z
  .strictObject({
    userId: guid,
    userName: z.string(),
    email: z.string(),
    bio: z.string(),
    phone: z.string().nullable(),
    realName: z.string(),
    stdNumber: z.string(),
    avatar: assetPath.nullable(),
    role: roleShape,
  })
  .meta({ id: 'ProfileUserInfo' })

export const mailSentAnswer = z
  .strictObject({ title: z.string().min(1), status: z.literal(200) })
  .meta({ id: 'MailSentAnswer' })

export const emailChangeAnswer = z
  .strictObject({
    title: z.string().min(1),
    data: z.boolean().describe('Whether a mail was sent'),
    status: z.union([z.literal(200), z.literal(400)]),
  })
  .meta({ id: 'EmailChangeAnswer' })
