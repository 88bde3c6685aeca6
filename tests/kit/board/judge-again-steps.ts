import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Step } from './history-step.ts'

/** The flags that answers are judged by change: some of the wrong answers become right, or right ones wrong. */
export const organizerChangesFlags: Step = async ({ test, admin, random, played }) => {
  const place = { gameId: played.gameId, challengeId: random.pick(played.challengeIds) }
  const { challengeId } = place
  const old = await test.services.db.flag.findMany({ where: { challengeId }, orderBy: { id: 'asc' } })
  const flags = random.pick<object[]>([
    [{ flag: `flag{${challengeId}}` }],
    [{ flag: `flag{${challengeId}}` }],
    [{ flag: `FLAG{${challengeId}}`, kind: 'CaseInsensitive' }],
    [{ flag: `flag{${challengeId}}` }, { flag: 'flag\\{wrong \\d*[0-4]\\}', kind: 'Regex' }],
    [{ flag: 'flag\\{wrong \\d+\\}', kind: 'Regex' }],
  ])
  await admin.mutate('createFlags', { ...place, flags })
  const flagIds = old.map(({ id }) => encodeGlobalID('Flag', id))
  if (flagIds.length > 0) await admin.mutate('deleteFlags', { ...place, flagIds })
  return { said: `challenge ${challengeId} gets the flags ${JSON.stringify(flags)}` }
}

export const organizerJudgesAgain: Step = async ({ admin, random, played }) => {
  const { gameId } = played
  const path = `/api/edit/games/${gameId}/answers/judge`
  const preview = await admin.rest('POST', `${path}/preview`, {})
  const { becomeRight, becomeWrong } = preview.body as { becomeRight: number[]; becomeWrong: number[] }
  const differing = [...becomeRight, ...becomeWrong]
  if (differing.length === 0) return { said: 'nothing' }
  const selection = random.pick<object>([
    {},
    { challengeId: random.pick(played.challengeIds) },
    { submissionIds: [random.pick(differing)] },
    { submissionIds: differing.filter(() => random.below(2) === 0) },
  ])
  const answer = await admin.rest('POST', path, { ...selection, reason: 'Wrong flag' })
  return { said: `answers of ${JSON.stringify(selection)} are judged again`, answer }
}
