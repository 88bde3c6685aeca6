import type { z } from 'zod'
import type { User } from '../../../prisma/generated/client/client.ts'
import { avatarUrl } from '../asset/asset-url.ts'
import type { userInfo } from './user.shapes.ts'

/** The contract's UserInfo, for administrators. */
export function toUserInfo(user: User): z.output<typeof userInfo> {
  return {
    id: user.id,
    userName: user.userName,
    realName: user.realName,
    stdNumber: user.studentNumber,
    phone: user.phone,
    bio: user.bio,
    registerTimeUtc: user.registeredAt?.getTime() ?? 0,
    lastVisitedUtc: user.lastVisitedAt?.getTime() ?? 0,
    ip: user.ip,
    email: user.email,
    avatar: avatarUrl(user.avatarHash),
    role: user.role,
    emailConfirmed: user.emailConfirmed,
  }
}
