import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { startOwnMetrics } from '../../../server/http/health/process-metrics.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { proxyKinds, tool, type Certificate } from './proxy-kinds.ts'
import { makeCertificate, startReverseProxy } from './reverse-proxy.ts'

let certificate: Certificate
let test: TestApp

beforeAll(async () => {
  certificate = makeCertificate()
  test = await startTestApp({ env: { HALYARD_UPLOAD_LIMIT: '2MiB' } })
})
afterAll(async () => {
  await test?.dispose()
  certificate?.remove()
})

type Judged = { name: string; said: string; fault: string | null; cure: string | null }

/** Runs `halyard doctor`. */
async function examine(
  url: string,
  ...more: string[]
): Promise<{ code: number | null; proxy: string | null; findings: Judged[] }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert }
  const child = spawn(process.execPath, ['cli/main.ts', 'doctor', url, '--seconds', '0', '--json', ...more], {
    env,
  })
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (said === '') throw new Error(errors)
  return { code: child.exitCode, ...JSON.parse(said) }
}

/** nginx as many write it from memory. */
async function startPoorNginx(upstream: string) {
  const port = await freePort()
  const file = path.join(certificate.folder, 'poor.conf')
  const { folder } = certificate
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/poor-${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user}\nworker_processes 1;\npid ${folder}/poor.pid;\nerror_log stderr;\nevents {}\nhttp {\n${temporary}\naccess_log off;
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://${upstream};
    proxy_ignore_headers X-Accel-Buffering;
    proxy_set_header Accept-Encoding "";
    proxy_hide_header Set-Cookie;
  }
}\n}\n`,
  )
  const words = ['-p', folder, '-c', file, '-e', 'stderr']
  execFileSync(tool('nginx'), [...words, '-t'], { stdio: 'pipe' })
  const child = spawn(tool('nginx'), [...words, '-g', 'daemon off;'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'nginx answers',
  )
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

it('finds nothing behind the file of deploy/ for nginx', async () => {
  const [nginx] = proxyKinds
  if (nginx?.name !== 'nginx') throw new Error('the first kind is another one')
  const proxy = await startReverseProxy(nginx, { upstream: new URL(test.url).host, certificate })
  const { code, findings, proxy: named } = await examine(`https://localhost:${proxy.port}`)
  await proxy.stop()
  expect(findings.filter(({ fault }) => fault !== null)).toEqual([])
  expect([named, code, findings.length]).toEqual(['nginx', 0, 9])
})

it('finds each fault of a configuration that passes nothing on, with the line of its proxy', async () => {
  const proxy = await startPoorNginx(new URL(test.url).host)
  const { code, findings } = await examine(proxy.url)
  await proxy.stop()
  expect(findings.map(({ fault }) => fault)).toEqual([
    null,
    'forged',
    'origin',
    'cookie',
    'compression',
    'upload',
    'stream',
    'socket',
  ])
  const cures = Object.fromEntries(findings.map(({ fault, cure }) => [fault, cure]))
  expect(cures['upload']).toBe('nginx: client_max_body_size 1100m;')
  expect(cures['socket']).toContain('proxy_set_header Upgrade $http_upgrade;')
  expect(cures['origin']).toContain('HALYARD_PUBLIC_URL')
  expect(code).toBe(1)
})

it('examines a platform without a proxy', async () => {
  const { code, proxy, findings } = await examine(test.url)
  expect(findings.map(({ name, fault }) => [name, fault])).toEqual(
    [
      'readiness',
      'scheme and host',
      'cookies',
      'compression',
      'uploads',
      'event streams',
      'sockets',
      'idle time',
    ].map((name) => [name, null]),
  )
  expect([code, proxy]).toEqual([0, null])
})

it('says that the platform behind the proxy does not do its work', async () => {
  const files = path.join(test.services.config.dataDir, 'files')
  rmSync(files, { recursive: true, force: true })
  writeFileSync(files, 'in the way')
  try {
    await until(
      async () => (await test.anonymous().rest('GET', '/readyz')).status === 503,
      'the platform is not ready',
    )
    const { code, findings } = await examine(test.url)
    expect(findings.filter(({ fault }) => fault !== null)).toEqual([
      {
        name: 'readiness',
        fault: 'unready',
        said: '/readyz answers with status 503: the database or the file storage does not do its work',
        cure: 'read the reason in the log, or in /readyz of the metrics port',
      },
    ])
    expect(code).toBe(1)
  } finally {
    rmSync(files)
  }
})

it('says with the metrics port which part is broken and why', async () => {
  const redis = await startRedis(['--maxmemory', '1', '--maxmemory-policy', 'noeviction'])
  const other = await startTestApp({ env: redis.env })
  const metricsPort = await freePort()
  const metrics = await startOwnMetrics({
    ...other.services,
    config: { ...other.services.config, metricsPort },
  })
  try {
    await until(async () => (await other.services.redis?.check())?.join() === 'limits', 'Redis is full')
    const { code, findings } = await examine(other.url, '--metrics', `http://127.0.0.1:${metricsPort}`)
    expect(findings.slice(0, 4).map(({ name, fault }) => [name, fault])).toEqual([
      ['database', null],
      ['storage', null],
      ['redis', 'part'],
      ['readiness', null],
    ])
    expect(findings[2]?.said).toMatch(/^Redis accepts connections, but does not count limits \(.*OOM/s)
    expect(findings[2]?.cure).toContain('troubleshooting.md')
    expect(code).toBe(1)
    await expect(examine(other.url, '--metrics', other.url)).rejects.toThrow(
      'not as the metrics port of a Halyard does',
    )
  } finally {
    await metrics.dispose()
    await other.dispose()
    await redis.stop()
  }
})

it('says that an address is no platform', async () => {
  await expect(examine(test.url.replace(/\d+$/, '1'))).rejects.toThrow('does not answer')
})
