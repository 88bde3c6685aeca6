type Tally = {
  add(names: { door: string; role: string; outcome: string }): void
  /** One line per door, per role and per outcome of each door, most frequent first. */
  lines(): string[]
}

/** Counts cases by door, by role and by what came back. */
export function createTally(): Tally {
  const counts = new Map<string, Map<string, number>>()
  const increment = (group: string, name: string) => {
    const names = counts.get(group) ?? new Map<string, number>()
    names.set(name, (names.get(name) ?? 0) + 1)
    counts.set(group, names)
  }
  return {
    add({ door, role, outcome }) {
      increment('cases by door', door)
      increment('cases by role', role)
      increment(`outcomes of ${door}`, outcome)
    },
    lines: () =>
      [...counts].sort(byName).map(([group, names]) => {
        const sorted = [...names].sort(([, one], [, other]) => other - one)
        return `${group}: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ')}`
      }),
  }
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
