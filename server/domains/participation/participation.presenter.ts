import type { z } from 'zod'
import { avatarUrl } from '../asset/asset-url.ts'
import type { participationInfo } from './participation.shapes.ts'
import type { ReviewedParticipation } from './review.service.ts'

/** The contract's ParticipationInfo, for administrators. */
export function toParticipationInfo({
  id,
  team,
  members,
  division,
  status,
}: ReviewedParticipation): z.output<typeof participationInfo> {
  return {
    id,
    team: {
      id: team.id,
      name: team.name,
      bio: team.bio,
      avatar: avatarUrl(team.avatarHash),
      locked: team.locked,
      captainId: team.captainId,
      members: team.members.map(({ user }) => ({
        userId: user.id,
        userName: user.userName,
        email: user.email,
        bio: user.bio,
        phone: user.phone,
        realName: user.realName,
        stdNumber: user.studentNumber,
        avatar: avatarUrl(user.avatarHash),
        role: user.role,
      })),
    },
    registeredMembers: members.map(({ userId }) => userId),
    division: division?.name ?? null,
    status,
  }
}
