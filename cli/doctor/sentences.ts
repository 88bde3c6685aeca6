import type { Cure, Setting } from '../../rules/connection-check/cures.ts'
import type { Check, Finding, Outcome } from '../../rules/connection-check/findings.ts'

export const checkNames: Record<Check, string> = {
  readiness: 'readiness',
  address: 'client address',
  origin: 'scheme and host',
  cookies: 'cookies',
  compression: 'compression',
  uploads: 'uploads',
  events: 'event streams',
  sockets: 'sockets',
  idle: 'idle time',
}

const sentences: Record<Outcome, string> = {
  ready: 'database and file storage do their work',
  unready: '/readyz answers with status {{status}}: the database or the file storage does not do its work',
  addressSeen: 'the platform sees you as {{address}}',
  addressForged: 'a visitor chooses the address with an X-Forwarded-For of their own',
  addressShared: 'the platform sees everybody as {{address}}, the address of the proxy',
  originSame: 'the platform knows its address {{origin}}',
  originOther: 'the platform takes its address for {{origin}}',
  cookiesReturn: 'arrive and come back',
  cookiesMissing: 'no cookie arrives',
  cookiesLost: 'a cookie does not reach the platform',
  compressed: 'answers arrive with {{encoding}}',
  uncompressed: 'answers arrive without compression',
  uploadsPass: 'files of {{size}} MiB (HALYARD_UPLOAD_LIMIT) pass',
  uploadsRefused: 'the proxy refuses files of {{size}} MiB (HALYARD_UPLOAD_LIMIT)',
  eventsArrive: 'events arrive at once',
  eventsHeld: 'the proxy holds events back',
  socketsPass: 'WebSocket passes',
  socketsFail: 'WebSocket fails: {{why}}',
  idleLives: 'a silent connection lives for {{seconds}} s',
  idleCut: 'a silent connection was cut after {{seconds}} s',
}

const settings: Record<Setting, string> = {
  trustedProxies: 'name the address of the proxy in HALYARD_TRUSTED_PROXIES',
  publicUrl: 'set HALYARD_PUBLIC_URL to the address that browsers use',
  passCookies: 'let the proxy pass Set-Cookie and Cookie unchanged',
  passEncoding: 'let the proxy pass Accept-Encoding on',
  readReasons: 'read the reason in the log, or in /readyz of the metrics port',
}

export function saidOf({ outcome, values }: Finding): string {
  return sentences[outcome].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))
}

export function cureText({ lines, setting }: Cure): string {
  const own = lines.map(({ proxy, code }) => `${proxy}: ${code}`)
  if (setting) own.push(own.length > 0 ? `and ${settings[setting]}` : settings[setting])
  return own.join('\n') || 'see docs/operators/deploy.md, "Behind a reverse proxy"'
}
