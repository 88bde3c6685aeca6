type Timed = { readonly releaseAt: string | null | undefined }

export type Wave<Challenge> = { releaseAt: string | null; challenges: Challenge[] }

/** Challenges by the time of their release; those without one come first. */
export function wavesOf<Challenge extends Timed>(challenges: readonly Challenge[]): Wave<Challenge>[] {
  const waves = Map.groupBy(challenges, ({ releaseAt }) => (releaseAt ? Date.parse(releaseAt) : -Infinity))
  return [...waves]
    .toSorted(([one], [other]) => one - other)
    .map(([, wave]) => ({ releaseAt: wave[0]?.releaseAt ?? null, challenges: wave }))
}
