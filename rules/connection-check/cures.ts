import type { Fault } from './findings.ts'

export type Proxy = 'nginx' | 'Apache' | 'HAProxy' | 'Caddy' | 'lighttpd' | 'Varnish'
/** Settings of the platform or tasks of the proxy, besides the line of the proxy. */
export type Setting = 'trustedProxies' | 'publicUrl' | 'passCookies' | 'passEncoding' | 'readReasons'
export type Cure = { lines: { proxy: Proxy; code: string }[]; setting: Setting | null }

/** The proxy that names itself in its answers. HAProxy does not. */
export function proxyOf({ server, via }: { server: unknown; via: unknown }): Proxy | null {
  const named = `${server ?? ''} ${via ?? ''}`
  const known: Proxy[] = ['nginx', 'Apache', 'Caddy', 'lighttpd', 'Varnish']
  return known.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(named)) ?? null
}

const setAddress: Partial<Record<Proxy, string>> = {
  nginx: 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  Apache: 'RequestHeader unset X-Forwarded-For',
  HAProxy: 'http-request set-header X-Forwarded-For %[src]',
  Varnish: 'set req.http.X-Forwarded-For = client.ip;',
}

const lines: Partial<Record<Fault, Partial<Record<Proxy, string>>>> = {
  forged: setAddress,
  address: setAddress,
  origin: { nginx: 'proxy_set_header Host $http_host;', Apache: 'ProxyPreserveHost On' },
  socket: {
    nginx:
      'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;',
    Apache: 'ProxyPass / http://127.0.0.1:8080/ nocanon upgrade=websocket timeout=3600',
    lighttpd: 'proxy.header = ("upgrade" => "enable")',
    Varnish: 'if (req.http.Upgrade ~ "(?i)websocket") { return (pipe); }',
  },
  idle: {
    nginx: 'proxy_read_timeout 1h; proxy_send_timeout 1h;',
    Apache: 'ProxyPass / http://127.0.0.1:8080/ nocanon upgrade=websocket timeout=3600',
    HAProxy: 'timeout client 1h, timeout server 1h, timeout tunnel 1h',
    lighttpd: 'server.max-write-idle = 3600',
    Varnish: 'varnishd -p pipe_timeout=3600',
  },
  stream: {
    nginx: 'proxy_buffering off;',
    Caddy: 'flush_interval -1',
    lighttpd: 'server.stream-response-body = 2',
    Varnish: 'return (pass);',
  },
  upload: {
    nginx: 'client_max_body_size 1100m;',
    Apache: 'LimitRequestBody 1153433600',
    Caddy: 'request_body { max_size 1100MB }',
    lighttpd: 'server.max-request-size = 1126400',
  },
}

const settings: Partial<Record<Fault, Setting>> = {
  address: 'trustedProxies',
  origin: 'publicUrl',
  cookie: 'passCookies',
  compression: 'passEncoding',
  unready: 'readReasons',
}

/** The lines that mend a fault, for the proxy in use or for all that are known. */
export function cureOf(fault: Fault, proxy: Proxy | null): Cure {
  const known = Object.entries(lines[fault] ?? {}) as [Proxy, string][]
  return {
    lines: known
      .filter(([name]) => proxy === null || name === proxy)
      .map(([name, code]) => ({ proxy: name, code })),
    setting: settings[fault] ?? null,
  }
}
