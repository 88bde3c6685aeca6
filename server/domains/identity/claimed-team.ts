import { createHash } from 'node:crypto'
import { cutText } from '../../../rules/cut-text.ts'
import { teamLimits } from '../../../rules/field-limits.ts'
import { plainName } from '../../../rules/names.ts'
import type { Transaction } from '../../database/database.ts'
import { newInviteToken } from '../team/invite-code.ts'
import { lockTeam } from '../team/team-rows.ts'
import type { Proven } from './proven.ts'

/**
 * Puts the user into the team that belongs to the claimed one. The first user creates it and is its captain. Only teams
 * that the provider has created are joined: a claim never joins the user to another team of the same name. A claim does
 * so once for each identity, and not for a user who has left the team or was removed from it.
 */
export async function joinClaimedTeam(tx: Transaction, proven: Proven, userId: string): Promise<void> {
  const { provider, profile } = proven
  if (!profile.team) return
  const { value, name } = profile.team
  const lock = `identity-team:${provider.id}:${value}`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
  const key = { providerId: provider.id, value }
  const known = await tx.identityTeam.findUnique({ where: { providerId_value: key } })
  if (!known) await createClaimedTeam(tx, { ...key, name, captainId: userId })
  const { count } = await tx.identityTeamJoin.createMany({
    data: { ...key, identityHash: identityHash(proven) },
    skipDuplicates: true,
  })
  if (known && count > 0) await addMember(tx, known.teamId, userId)
}

type ClaimedTeam = { providerId: number; value: string; name: string; captainId: string }

async function createClaimedTeam(tx: Transaction, team: ClaimedTeam): Promise<void> {
  const { providerId, value, name, captainId } = team
  await tx.identityTeam.create({
    data: {
      provider: { connect: { id: providerId } },
      value,
      name,
      team: {
        create: {
          name: cutText(plainName(name), teamLimits.name) || 'team',
          inviteToken: newInviteToken(),
          captainId,
          members: { create: { userId: captainId } },
        },
      },
    },
  })
}

async function addMember(tx: Transaction, teamId: number, userId: string): Promise<void> {
  await lockTeam(tx, teamId)
  const where = { teamId_userId: { teamId, userId } }
  if (await tx.formerTeamMember.findUnique({ where })) return
  await tx.teamMember.createMany({ data: { teamId, userId }, skipDuplicates: true })
}

function identityHash({ identity: { issuer, subject } }: Proven): string {
  return createHash('sha256').update(`${issuer}\n${subject}`).digest('hex')
}
