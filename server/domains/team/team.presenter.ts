import type { z } from 'zod'
import { avatarUrl } from '../asset/asset-url.ts'
import { isCaptain } from './team.policy.ts'
import type { TeamWithMembers } from './team.service.ts'
import type { teamInfo } from './team.shapes.ts'

/** The contract's TeamInfo. */
export function toTeamInfo(team: TeamWithMembers): z.output<typeof teamInfo> {
  return {
    id: team.id,
    name: team.name,
    bio: team.bio,
    avatar: avatarUrl(team.avatarHash),
    locked: team.locked,
    members: team.members.map(({ user }) => ({
      id: user.id,
      userName: user.userName,
      bio: user.bio,
      avatar: avatarUrl(user.avatarHash),
      captain: isCaptain(user.id, team),
    })),
  }
}
