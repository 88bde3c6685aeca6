/** The values that an answer has besides its rows. They can tell of rows that its reader may not see. */
export const derivedKinds = ['count', 'cursor', 'version', 'ETag', 'order'] as const
type Kind = (typeof derivedKinds)[number]

const names: readonly [Kind, RegExp][] = [
  ['count', /(^|[a-z_])(count|total|length|solves)$|^(count|total)/i],
  ['cursor', /cursor|hasNextPage|livecursor/i],
  ['version', /^(seq|previousSeq|version|sequence|updatedAt|updateTime|updateTimeUtc|changedAt)$/i],
]

/** The derived values of an answer: in its headers, by the names of its members, and the order of its lists. */
export function derivedKindsOf(face: string, answer: string): Set<Kind> {
  const kinds = new Set<Kind>()
  const isRoute = face.startsWith('GET ')
  const [status, headers, body] = JSON.parse(answer) as [number, [string, string][], string]
  if (!isRoute) walk(kinds, face.slice(face.lastIndexOf('.') + 1).split(' ')[0] ?? '', status)
  else if (status < 400) {
    for (const [name] of headers) {
      if (name === 'etag') kinds.add('ETag')
      if (name === 'last-modified') kinds.add('version')
      if (/count/.test(name)) kinds.add('count')
    }
    walk(kinds, '', parsed(body))
  }
  return kinds
}

function walk(kinds: Set<Kind>, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  // A cursor and a version can be texts; a count is a number.
  for (const [kind, pattern] of names) {
    const isOfKind = kind === 'count' ? typeof value === 'number' : typeof value !== 'object'
    if (isOfKind && pattern.test(name)) kinds.add(kind)
  }
  if (Array.isArray(value)) {
    if (value.length > 1) kinds.add('order')
    for (const each of value) walk(kinds, '', each)
  } else if (typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) walk(kinds, key, each)
  }
}

/** JSON as its value; another text as its lines, which have an order. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body.split('\n')
  }
}
