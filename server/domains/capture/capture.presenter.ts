import type { z } from 'zod'
import { avatarUrl } from '../asset/asset-url.ts'
import type { CaptureFile, ChallengeTraffic, TeamTraffic } from './capture.service.ts'
import type { challengeTraffic, fileRecord, teamTraffic } from './capture.shapes.ts'

/** The contract's ChallengeTraffic. */
export function toChallengeTraffic({
  teamCount,
  ...challenge
}: ChallengeTraffic): z.output<typeof challengeTraffic> {
  return { ...challenge, count: teamCount }
}

/** The contract's TeamTraffic. */
export function toTeamTraffic(traffic: TeamTraffic): z.output<typeof teamTraffic> {
  const { team } = traffic
  return {
    id: traffic.participationId,
    teamId: team.id,
    name: team.name,
    division: traffic.division,
    avatar: avatarUrl(team.avatarHash),
    count: traffic.fileCount,
  }
}

/** The contract's FileRecord. */
export function toFileRecord({ fileName, sizeBytes, updatedAt }: CaptureFile): z.output<typeof fileRecord> {
  return { fileName, size: sizeBytes, updateTime: updatedAt.getTime() }
}
