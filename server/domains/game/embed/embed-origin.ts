/**
 * The origin of a site as a source of `frame-ancestors`: `https://ctf.example`, with a port if it is not the usual one,
 * or `https://*.ctf.example` for all names below. Null for anything else, also for an origin with a path.
 */
export function embedOriginOf(text: string): string | null {
  const [, scheme = '', wildcard = '', rest = ''] = /^(https?:\/\/)(\*\.)?([^*]+)$/i.exec(text.trim()) ?? []
  if (!rest || !URL.canParse(scheme + rest)) return null
  const { protocol, host, origin, href } = new URL(scheme + rest)
  // Hosts with other characters could end the directive of the policy.
  if (href !== `${origin}/` || !/^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d+)?$/.test(host)) return null
  return `${protocol}//${wildcard}${host}`
}
