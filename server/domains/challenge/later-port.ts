/**
 * Reads `exposePort` of later levels as `containerExposePort`, if that one is absent: a challenge whose port stays at its
 * default is one that nobody can reach.
 */
export function withLaterPort(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body)
  const has = (wanted: string) =>
    entries.find(([name, value]) => name.toLowerCase() === wanted && (value ?? null) !== null)
  const later = has('exposeport')
  if (!later || has('containerexposeport')) return body
  const others = entries.filter(
    ([name]) => !['exposeport', 'containerexposeport'].includes(name.toLowerCase()),
  )
  return Object.fromEntries([...others, ['containerExposePort', later[1]]])
}
