type Rated = { readonly starCounts: readonly number[] }

export type StarSums = {
  /** The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
  starCounts: readonly number[]
  count: number
  /** Null without ratings. */
  average: number | null
}

/** The ratings of several challenges together. Each rating has the same weight. */
export function starSums(challenges: readonly Rated[]): StarSums {
  const starCounts = [0, 1, 2, 3, 4].map((index) =>
    challenges.reduce((sum, challenge) => sum + (challenge.starCounts[index] ?? 0), 0),
  )
  const count = starCounts.reduce((sum, some) => sum + some, 0)
  const stars = starCounts.reduce((sum, some, index) => sum + some * (index + 1), 0)
  return { starCounts, count, average: count === 0 ? null : stars / count }
}
