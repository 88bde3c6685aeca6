import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../server/database/free-port.ts'
import { until } from '../../kit/wait.ts'
import { host, tool, type Certificate, type Given, type ProxyKind } from './proxy-kinds.ts'

/** Creates a certificate for this test. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-proxy-'))
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},DNS:localhost`]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync(tool('openssl'), [...made, ...subject], { stdio: 'pipe' })
  return { folder, cert, key, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export type ReverseProxy = { port: number; plainPort: number; stop(): Promise<void> }
/** Starts the proxy with the configuration of `deploy/` in front of the platform. Resolves when it responds. */
export async function startReverseProxy(kind: ProxyKind, given: Given): Promise<ReverseProxy> {
  const [port, plainPort, innerPort] = [await freePort(), await freePort(), await freePort()]
  const { check, run, tls } = kind.prepare({ ...given, port, plainPort, innerPort })
  const [checker = '', ...checkWords] = check
  execFileSync(checker, checkWords, { stdio: 'pipe', env: environment(given) })
  let output = ''
  const children = [run, ...(tls ? [tls] : [])].map(([command = '', ...words]) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environment(given) })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return child
  })
  const answers = () =>
    secureRequest({ port, certificate: given.certificate, pathname: '/healthz' }).then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    )
  await until(async () => {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(`${kind.name} ended:\n${output}`)
    return answers()
  }, `${kind.name} answers`)
  return {
    port,
    plainPort,
    async stop() {
      const ended = children.map((child) => once(child, 'exit'))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ended)
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
