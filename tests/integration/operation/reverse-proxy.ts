import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTool } from '../../../scripts/lib/test-tools.js'
import { freePort } from '../../../server/database/free-port.ts'
import { until } from '../../kit/wait.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')
export const host = 'ctf.example.org'

/** Creates a certificate for this test. */
export type Certificate = { folder: string; cert: string; key: string; remove(): void }

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-proxy-'))
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync(tool('openssl'), [...made, ...subject], { stdio: 'pipe' })
  return { folder, cert, key, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export function tool(name: string): string {
  const file = findTool(name)
  if (file === undefined) throw new Error(`${name} is missing: "npm test" brings it`)
  return file
}

/** A file of `deploy/` with values replaced. Each replaced value must exist. */
export function filledIn(name: string, values: [string, string][]): string {
  return values.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(path.join(deploy, name), 'utf8'),
  )
}

export type ReverseProxy = { port: number; plainPort: number; stop(): Promise<void> }
type Given = { upstream: string; certificate: Certificate }

export type ProxyKind = {
  name: string
  /** Writes the configuration and returns the commands that check and run it. */
  prepare(given: Given & { port: number; plainPort: number }): { check: string[]; run: string[] }
}

const nginx: ProxyKind = {
  name: 'nginx',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const site = filledIn('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['listen [::]:443 ssl http2;', ''],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, cert],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
      ['127.0.0.1:8080', upstream],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `${user}\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${temporary}\naccess_log off;\n${site}\n}\n`,
    )
    const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
    return { check: [tool('nginx'), ...words, '-t'], run: [tool('nginx'), ...words, '-g', 'daemon off;'] }
  },
}

const caddy: ProxyKind = {
  name: 'caddy',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const file = path.join(folder, 'Caddyfile')
    const site = filledIn('Caddyfile', [
      ['ctf.example.org {', `ctf.example.org:${port} {\n\ttls ${cert} ${key}\n\tbind 127.0.0.1`],
      ['127.0.0.1:8080', upstream],
    ])
    const options = `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n\tstorage file_system ${folder}/caddy`
    writeFileSync(file, `{\n\t${options}\n}\n${site}`)
    const words = ['--config', file, '--adapter', 'caddyfile']
    return { check: [tool('caddy'), 'validate', ...words], run: [tool('caddy'), 'run', ...words] }
  },
}

export const proxyKinds = [nginx, caddy]

/** Starts the proxy with the configuration of `deploy/` in front of the platform. Resolves when it responds. */
export async function startReverseProxy(kind: ProxyKind, given: Given): Promise<ReverseProxy> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const { check, run } = kind.prepare({ ...given, port, plainPort })
  const [checker = '', ...checkWords] = check
  execFileSync(checker, checkWords, { stdio: 'pipe', env: environment(given) })
  const [command = '', ...words] = run
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environment(given) })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const answers = () =>
    secureRequest({ port, certificate: given.certificate, pathname: '/healthz' }).then(
      () => true,
      () => false,
    )
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${kind.name} ended:\n${output}`)
    return answers()
  }, `${kind.name} answers`)
  return {
    port,
    plainPort,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function environment({ certificate }: Given) {
  return { PATH: process.env['PATH'], HOME: certificate.folder, XDG_DATA_HOME: certificate.folder }
}

type Asked = {
  port: number
  certificate: Certificate
  pathname: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The loopback address of the client. */
  from?: string
}

/** Sends a TLS request that trusts only the test's certificate. Resolves before the body has ended. */
export async function secureRequest({ port, certificate, pathname, method, headers, body, from }: Asked) {
  const request = https.request({
    host: '127.0.0.1',
    port,
    servername: host,
    ca: readFileSync(certificate.cert),
    path: pathname,
    method: method ?? 'GET',
    headers: { host, ...headers },
    ...(from !== undefined && { localAddress: from }),
    agent: false,
  })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}
