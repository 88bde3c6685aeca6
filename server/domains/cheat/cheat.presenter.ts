import type { z } from 'zod'
import { avatarUrl } from '../asset/asset-url.ts'
import { toSubmission } from '../submission/submission.presenter.ts'
import type { NamedCheat } from './cheat.service.ts'
import type { cheatInfo, participationRef } from './cheat.shapes.ts'

/** The contract's CheatInfo. */
export function toCheatInfo({
  submission,
  submitParticipation,
  sourceParticipation,
}: NamedCheat): z.output<typeof cheatInfo> {
  return {
    ownedTeam: toReference(sourceParticipation),
    submitTeam: toReference(submitParticipation),
    submission: toSubmission(submission),
  }
}

/** The contract's ParticipationRef. */
function toReference({
  id,
  team,
  status,
  division,
}: NamedCheat['submitParticipation']): z.output<typeof participationRef> {
  return {
    id,
    team: { id: team.id, name: team.name, avatar: avatarUrl(team.avatarHash) },
    status,
    division: division?.name ?? null,
  }
}
