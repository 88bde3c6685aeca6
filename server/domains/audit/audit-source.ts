import type { Context } from '../../context.ts'

/** The source of an action: a request, an operator's command, or the platform itself. */
export type AuditSource =
  | Pick<Context, 'secret' | 'clock' | 'viewer' | 'ip' | 'requestId' | 'path' | 'reason'>
  | (Pick<Context, 'secret' | 'clock'> & { door: 'Command' | 'Platform' })

/** The columns of an entry with its actor and source. */
export function actorColumns(source: AuditSource) {
  if ('door' in source) {
    return {
      door: source.door,
      actorId: null,
      actorName: source.door === 'Command' ? 'operator command' : 'platform',
      sessionId: null,
      tokenId: null,
      ip: null,
      requestId: null,
    }
  }
  const { viewer, ip, requestId, path } = source
  return {
    door: path.endsWith(' /graphql') ? ('GraphQL' as const) : ('Rest' as const),
    actorId: viewer?.id ?? null,
    actorName: viewer?.userName ?? 'Anonymous',
    sessionId: viewer?.sessionId ?? null,
    tokenId: viewer?.tokenId ?? null,
    ip: ip.slice(0, 40),
    requestId: requestId.slice(0, 64),
  }
}
