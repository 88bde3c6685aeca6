import type { HalyardClient } from '../client/client.ts'
import { uploadFile } from '../files.ts'
import { hintLimits } from '../../rules/field-limits.ts'
import { CliError } from '../errors.ts'
import type { ChallengePlan } from './plan/challenge-plan.ts'

const challengeId = 'challenge { id }'

/** A new challenge with its values and flags, all or nothing, so that a refusal leaves no blank one. */
const creationOf = (
  gameId: string,
  { title, category, type, sourceKey, update, addFlags }: ChallengePlan,
) => ({
  gameId,
  title,
  category,
  type,
  sourceKey,
  ...update,
  flags: addFlags,
})

/** A new challenge gets its hints after its creation. @throws CliError for hints that would then be refused */
function requireValidHints({ extraHints = [] }: ChallengePlan): void {
  if (extraHints.length > hintLimits.count) {
    throw new CliError(`hints: more than ${hintLimits.count} hints with a title, a cost or a time`)
  }
  for (const { title, cost } of extraHints) {
    if (title.length > hintLimits.title) {
      throw new CliError(`hints: a title is longer than ${hintLimits.title} characters`)
    }
    if (cost > hintLimits.cost) throw new CliError(`hints: a cost is above ${hintLimits.cost}`)
  }
}

/** Lets the platform check a plan, and writes nothing. @throws HalyardError with the platform's reason */
export async function validatePlan(api: HalyardClient, gameId: string, plan: ChallengePlan): Promise<void> {
  requireValidHints(plan)
  const { existing, update, extraHints, addFlags } = plan
  if (!existing) {
    await api.mutate('createChallenge', { ...creationOf(gameId, plan), validateOnly: true }, 'game { id }')
    return
  }
  const key = { gameId, challengeId: existing.id, validateOnly: true }
  if (Object.keys(update).length > 0) await api.mutate('updateChallenge', { ...key, ...update }, challengeId)
  if (extraHints) await api.mutate('setExtraHints', { ...key, hints: extraHints }, challengeId)
  if (addFlags.length > 0) await api.mutate('createFlags', { ...key, flags: addFlags }, challengeId)
}

async function create(api: HalyardClient, gameId: string, plan: ChallengePlan): Promise<string> {
  requireValidHints(plan)
  const { title } = plan
  const { challenge } = await api.mutate('createChallenge', creationOf(gameId, plan), challengeId)
  if (!challenge) throw new CliError(`The challenge "${title}" was created but cannot be read.`)
  return challenge.id
}

/**
 * Writes one plan except requirements and state. It adds flags before it deletes others: a challenge without a flag
 * would be disabled. Returns the id of the challenge.
 */
export async function applyContent(api: HalyardClient, gameId: string, plan: ChallengePlan): Promise<string> {
  const isNew = plan.existing === undefined
  const id = plan.existing?.id ?? (await create(api, gameId, plan))
  const key = { gameId, challengeId: id }
  if (!isNew && Object.keys(plan.update).length > 0) {
    await api.mutate('updateChallenge', { ...key, ...plan.update }, challengeId)
  }
  if (plan.extraHints) {
    await api.mutate('setExtraHints', { ...key, hints: plan.extraHints }, challengeId)
  }
  if (!isNew && plan.addFlags.length > 0) {
    await api.mutate('createFlags', { ...key, flags: plan.addFlags }, challengeId)
  }
  for (const { id: flagId } of plan.removeFlags) {
    await api.mutate('deleteFlag', { ...key, flagId }, challengeId)
  }
  if (plan.attachment?.type === 'Local') {
    const { name, open } = plan.attachment
    const fileHash = await uploadFile(api, name, await open())
    const attached = { attachmentType: 'Local', fileHash, fileName: name } as const
    await api.mutate('setChallengeAttachment', { ...key, ...attached }, challengeId)
  }
  if (plan.attachment?.type === 'Remote') {
    const remoteUrl = plan.attachment.url
    await api.mutate('setChallengeAttachment', { ...key, attachmentType: 'Remote', remoteUrl }, challengeId)
  }
  if (plan.attachment === null) {
    await api.mutate('setChallengeAttachment', { ...key, attachmentType: 'None' }, challengeId)
  }
  return id
}

/** Writes requirements before the state, so that players never see a challenge that should be locked. */
export async function applyState(
  api: HalyardClient,
  key: { gameId: string; challengeId: string },
  plan: ChallengePlan,
  requiredChallengeIds: string[] | undefined,
): Promise<void> {
  const update = {
    ...(requiredChallengeIds && { requiredChallengeIds }),
    ...(plan.enable && { isEnabled: true }),
  }
  if (Object.keys(update).length > 0) await api.mutate('updateChallenge', { ...key, ...update }, challengeId)
}

export async function removeChallenge(api: HalyardClient, gameId: string, id: string): Promise<void> {
  await api.mutate('deleteChallenge', { gameId, challengeId: id }, 'deletedId')
}
