export type PlannedSolve = { team: number; challenge: number; wrongAnswers: string[] }

const guesses = ['flag{test}', 'flag{almost_there}', 'flag{is_this_it}', 'i forgot the format']

/** Pseudorandom numbers from 0 to 1 that are the same in every run (mulberry32). */
function steadyNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The solves in order. Teams at the start of the list solve early and often, challenges with many points are solved
 * late. The fourth team does not solve the third challenge.
 */
export function solvePlan(teamCount: number, challenges: { originalScore: number }[]): PlannedSolve[] {
  const next = steadyNumbers(7)
  const highestScore = Math.max(...challenges.map(({ originalScore }) => originalScore))
  const planned: (PlannedSolve & { when: number })[] = []
  for (let team = 0; team < teamCount; team += 1) {
    const skill = 1 - team / teamCount
    for (const [challenge, { originalScore }] of challenges.entries()) {
      const difficulty = originalScore / highestScore
      const chance = 1 / (1 + Math.exp(6 * (difficulty - skill - 0.25)))
      const [draw, luck, wrong] = [next(), next(), next()]
      const isUnsolved = (team === 3 && challenge === 2) || (team > 0 && originalScore === highestScore)
      if (isUnsolved || draw > chance) continue
      const wrongAnswers = wrong < 0.2 ? [guesses[(team + challenge) % guesses.length] ?? ''] : []
      planned.push({ team, challenge, wrongAnswers, when: difficulty - skill / 2 + 1.6 * luck })
    }
  }
  return planned.toSorted((a, b) => a.when - b.when)
}
