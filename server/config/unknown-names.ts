/** Names of the command line and the launcher, which share the environment with the server. */
const otherNames = ['HALYARD_URL', 'HALYARD_TOKEN', 'HALYARD_LAUNCHER_RUNTIME']

/** Kubernetes sets these in every container of a namespace that has a service named `halyard`. */
const serviceLink = /^HALYARD_(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(ADDR|PORT|PROTO))?)$/

/** A problem for each unknown `HALYARD_…` variable, with the name that was probably meant. */
export function findUnknownNames(given: NodeJS.Dict<string>, known: string[]): string[] {
  const names = [...known, ...otherNames]
  return Object.entries(given).flatMap(([name, value]) => {
    if (!name.startsWith('HALYARD_') || names.includes(name) || serviceLink.test(name)) return []
    if (name === 'HALYARD_PORT' && value?.includes('://')) return []
    const nearest = nearestName(name, names)
    const advice = nearest ? `did you mean ${nearest}?` : 'docs/operators/configuration.md lists the names'
    return [`${name}: there is no such setting; ${advice}`]
  })
}

function nearestName(name: string, names: string[]): string | undefined {
  const plain = name.replace('HALYARD_', '')
  const [best] = names
    .map((candidate) => ({ candidate, distance: distance(plain, candidate.replace('HALYARD_', '')) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, plain.length / 3) ? best.candidate : undefined
}

/** The Levenshtein distance: the number of inserted, deleted or replaced letters. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
