const origin = /^https?:\/\/[^/?#]*/i

/** A request target without the origin that a client may put before it (RFC 9112, section 3.2.2). */
export function withoutOrigin(target: string): string {
  if (!origin.test(target)) return target
  const rest = target.replace(origin, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * The path of a request target as the router reads it: without origin, query and escapes. A target with a broken
 * escape is returned unchanged.
 */
export function targetPath(target: string): string {
  const path = withoutOrigin(target).split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
