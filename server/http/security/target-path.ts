const origin = /^https?:\/\/[^/?#]*/i

/**
 * A request target without the origin that a client may put before it (RFC 9112, section 3.2.2), and with one slash at
 * its beginning: clients put a path after a base address that ends with a slash.
 */
export function withoutOrigin(target: string): string {
  if (target === '*' || (target.startsWith('/') && !target.startsWith('//'))) return target
  return target.replace(origin, '').replace(/^\/*/, '/')
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
