import type { z } from 'zod'
import { avatarUrl, fileUrl } from '../asset/asset-url.ts'
import type { OwnWriteup, Writeup } from './writeup.service.ts'
import type { ownWriteup, writeupInfo } from './writeup.shapes.ts'

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

/** The contract's Writeup. */
export function toOwnWriteup({ note, handedIn }: OwnWriteup): z.output<typeof ownWriteup> {
  return {
    submitted: handedIn !== null,
    name: handedIn?.name ?? '#',
    fileSize: Number(handedIn?.sizeBytes ?? 0),
    note,
  }
}
