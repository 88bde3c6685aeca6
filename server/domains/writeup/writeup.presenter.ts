import type { z } from 'zod'
import { avatarUrl, fileUrl } from '../asset/asset-url.ts'
import type { Writeup } from './writeup.service.ts'
import type { writeupInfo } from './writeup.shapes.ts'

/** The contract's WriteupInfo. */
export function toWriteupInfo(writeup: Writeup): z.output<typeof writeupInfo> {
  const { team } = writeup
  return {
    id: writeup.participationId,
    team: {
      id: team.id,
      name: team.name,
      bio: team.bio,
      avatar: avatarUrl(team.avatarHash),
      locked: team.locked,
      members: null,
    },
    url: fileUrl(writeup.hash, writeup.name),
    uploadTimeUtc: writeup.uploadedAt.getTime(),
  }
}
