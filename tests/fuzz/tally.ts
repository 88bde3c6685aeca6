type Tally = {
  add(names: { target: string; role: string; outcome: string }): void
  /** One line per target, per role and per outcome of each API, most frequent first. */
  lines(): string[]
}

/** Counts cases by target, by role and by what came back. */
export function createTally(): Tally {
  const counts = new Map<string, Map<string, number>>()
  const increment = (group: string, name: string) => {
    const names = counts.get(group) ?? new Map<string, number>()
    names.set(name, (names.get(name) ?? 0) + 1)
    counts.set(group, names)
  }
  return {
    add({ target, role, outcome }) {
      increment('cases by target', target)
      increment('cases by role', role)
      increment(`outcomes of ${target}`, outcome)
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
