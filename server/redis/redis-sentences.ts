const untrusted =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/
const refusedUser = /\b(NOAUTH|WRONGPASS)\b|invalid password|invalid username-password/
const eachCounts = 'Each process counts limits on its own'
const noEvents = 'Pages get changes of other processes late'

/** One sentence for the operator about a connection that fails. */
export function explainConnectionFault(error: Error, host: string): string {
  const { code } = error as NodeJS.ErrnoException
  const after = `${eachCounts} and gets no events of the others.`
  if (code !== undefined && untrusted.test(code)) {
    return `Redis is unavailable: Halyard does not trust the certificate of ${host} (${code}). ${after} ${cureOf(code)}`
  }
  if (refusedUser.test(error.message)) {
    return `Redis is unavailable: ${host} rejects the user or the password (${error.message}). ${after} Correct REDIS_URL.`
  }
  return `Redis is unavailable: ${host} does not answer (${code ?? error.message}). ${after} Start Redis, or correct REDIS_URL.`
}

function cureOf(code: string): string {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'Write a name that the certificate has into REDIS_URL.'
  if (code === 'CERT_HAS_EXPIRED') return 'Renew the certificate.'
  return 'Set HALYARD_CA_FILE to the file of the certificate authority, and start Halyard again.'
}

type WorkReasons = { events?: string; limits?: string }

/** One sentence for the operator about a Redis that accepts connections and does not do its work. */
export function explainWorkFaults({ events, limits }: WorkReasons): string {
  const what = [
    ...(events === undefined ? [] : [`does not pass on events (${events})`]),
    ...(limits === undefined ? [] : [`does not count limits (${limits})`]),
  ]
  const effects = [...(limits === undefined ? [] : [eachCounts]), ...(events === undefined ? [] : [noEvents])]
  return `Redis accepts connections, but ${what.join(' and ')}. ${effects.join('. ')}. docs/operators/deploy.md says what Halyard needs of Redis.`
}
