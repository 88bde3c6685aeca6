import type { Step } from './history-step.ts'

const categories = ['Misc', 'Crypto', 'Pwn', 'Web', 'OSINT']
const scores = [0, 1, 99, 150, 333, 500, 1000]
const rates = [0, 0.1, 0.25, 0.5, 1]
const difficulties = [0.5, 1, 3, 5, 20]

export const organizerEditsChallenge: Step = async ({ admin, random, played }) => {
  const id = random.pick(played.challengeIds)
  const change = random.pick<Record<string, unknown>>([
    { isEnabled: random.below(2) === 0 },
    { isEnabled: true },
    { originalScore: random.pick(scores) },
    { minScoreRate: random.pick(rates) },
    { difficulty: random.pick(difficulties) },
    { disableBloodBonus: random.below(2) === 0 },
    { title: `Title ${random.below(20)}`, category: random.pick(categories) },
  ])
  return {
    said: `challenge ${id} gets ${JSON.stringify(change)}`,
    answer: await admin.rest('PUT', `/api/edit/games/${played.gameId}/challenges/${id}`, change),
  }
}

export const organizerExcludesFromTies: Step = async ({ admin, random, played }) => {
  const { gameId } = played
  const challengeId = random.pick(played.challengeIds)
  const decidesTies = random.below(3) === 0
  const { __typename } = await admin.mutate('updateChallenge', { gameId, challengeId, decidesTies })
  return {
    said: `challenge ${challengeId} ${decidesTies ? 'decides' : 'does not decide'} ties: ${__typename}`,
  }
}

export const organizerSetsCurve: Step = async ({ admin, random, played }) => {
  const challengeId = random.pick(played.challengeIds)
  const change = random.pick<Record<string, unknown>>([
    { scoreCurve: 'Exponential' },
    { scoreCurve: 'Fixed' },
    { scoreCurve: 'Linear', decaySolves: random.pick([0, 2.5, 100]) },
    { scoreCurve: 'Logarithmic', decaySolves: random.pick([1, 3, 10]) },
    { scoreCurve: 'Table', scoreTable: random.pick([[500], [500, 400, 10], [100, 300]]) },
    { scoreTable: [70, 60, 50, 40] },
  ])
  const { __typename } = await admin.mutate('updateChallenge', {
    gameId: played.gameId,
    challengeId,
    ...change,
  })
  return { said: `challenge ${challengeId} gets ${JSON.stringify(change)}: ${__typename}` }
}

export const organizerSetsUnlock: Step = async ({ admin, random, played }) => {
  const { gameId, challengeIds } = played
  const challengeId = random.pick(challengeIds)
  const requiredChallengeIds = random.below(3) === 0 ? [] : [random.pick(challengeIds)]
  const change = { requiredChallengeIds, lockedView: random.pick(['Hidden', 'Card']) }
  const { code, __typename } = await admin.mutate('updateChallenge', { gameId, challengeId, ...change })
  return { said: `challenge ${challengeId} gets ${JSON.stringify(change)}: ${code ?? __typename}` }
}

export const organizerAddsChallenge: Step = async ({ admin, random, played }) => {
  const address = `/api/edit/games/${played.gameId}/challenges`
  const made = await admin.rest('POST', address, {
    title: `Title ${random.below(20)}`,
    category: random.pick(categories),
  })
  const { id } = made.body as { id: number }
  await admin.rest('POST', `${address}/${id}/flags`, [{ flag: `flag{${id}}` }])
  played.challengeIds.push(id)
  return {
    said: `challenge ${id} is added`,
    answer: await admin.rest('PUT', `${address}/${id}`, { isEnabled: true }),
  }
}

export const organizerDeletesChallenge: Step = async ({ admin, random, played }) => {
  if (played.challengeIds.length < 2) return { said: 'nothing' }
  const [id] = played.challengeIds.splice(random.below(played.challengeIds.length), 1)
  return {
    said: `challenge ${id} is deleted`,
    answer: await admin.rest('DELETE', `/api/edit/games/${played.gameId}/challenges/${id}`),
  }
}
