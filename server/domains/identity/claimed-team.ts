import { cutText } from '../../../rules/cut-text.ts'
import { teamLimits } from '../../../rules/field-limits.ts'
import { plainName } from '../../../rules/names.ts'
import type { Transaction } from '../../database/database.ts'
import { newInviteToken } from '../team/invite-code.ts'
import { lockTeam } from '../team/team-rows.ts'
import type { Proven } from './proven.ts'

/**
 * Puts the user into the team that belongs to the claimed one. The first user creates it and is its captain. Only teams
 * that the provider has created are joined: a claim never joins the user to another team of the same name.
 */
export async function joinClaimedTeam(
  tx: Transaction,
  { provider, profile }: Proven,
  userId: string,
): Promise<void> {
  if (!profile.team) return
  const { value, name } = profile.team
  const lock = `identity-team:${provider.id}:${value}`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
  const where = { providerId_value: { providerId: provider.id, value } }
  const known = await tx.identityTeam.findUnique({ where })
  if (known) {
    await lockTeam(tx, known.teamId)
    await tx.teamMember.createMany({ data: { teamId: known.teamId, userId }, skipDuplicates: true })
    return
  }
  await tx.identityTeam.create({
    data: {
      provider: { connect: { id: provider.id } },
      value,
      name,
      team: {
        create: {
          name: cutText(plainName(name), teamLimits.name) || 'team',
          inviteToken: newInviteToken(),
          captainId: userId,
          members: { create: { userId } },
        },
      },
    },
  })
}
