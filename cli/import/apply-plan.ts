import type { Api } from '../api/api.ts'
import { uploadFile } from '../api/upload.ts'
import type { ChallengePlan } from './plan-challenge.ts'

const challengeId = 'challenge { id }'

async function create(api: Api, gameId: string, { title, category }: ChallengePlan): Promise<string> {
  const { challenge } = await api.mutate<{ challenge: { id: string } }>(
    'createChallenge',
    { gameId, title, category, type: 'StaticAttachment' },
    challengeId,
  )
  return challenge.id
}

/** Writes one plan. It adds flags before it deletes others: a challenge without a flag would be disabled. */
export async function applyPlan(api: Api, gameId: string, plan: ChallengePlan): Promise<void> {
  const id = plan.existing?.id ?? (await create(api, gameId, plan))
  const key = { gameId, challengeId: id }
  if (Object.keys(plan.update).length > 0) {
    await api.mutate('updateChallenge', { ...key, ...plan.update }, challengeId)
  }
  if (plan.extraHints) {
    await api.mutate('setExtraHints', { ...key, hints: plan.extraHints }, challengeId)
  }
  if (plan.addFlags.length > 0) {
    await api.mutate('createFlags', { ...key, flags: plan.addFlags }, challengeId)
  }
  for (const { id: flagId } of plan.removeFlags) {
    await api.mutate('deleteFlag', { ...key, flagId }, challengeId)
  }
  if (plan.attachment?.type === 'Local') {
    const { name, open } = plan.attachment
    const fileHash = await uploadFile(api, name, open)
    const attached = { attachmentType: 'Local', fileHash, fileName: name }
    await api.mutate('setChallengeAttachment', { ...key, ...attached }, challengeId)
  }
  if (plan.attachment?.type === 'Remote') {
    const remoteUrl = plan.attachment.url
    await api.mutate('setChallengeAttachment', { ...key, attachmentType: 'Remote', remoteUrl }, challengeId)
  }
  if (plan.enable) await api.mutate('updateChallenge', { ...key, isEnabled: true }, challengeId)
}
