import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(path.join(folder, '.env'), text)

function problemsOf(env: NodeJS.ProcessEnv = {}): string[] {
  try {
    loadConfig(env, folder)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('loadConfig', () => {
  it('reads the environment first, then the file, then defaults', () => {
    write('PORT=9001\nHOST=0.0.0.0\n# a remark\nexport HALYARD_LOG_LEVEL="warn"\n')
    expect(loadConfig({ PORT: '9002', HOST: '' }, folder)).toMatchObject({
      port: 9002,
      host: '127.0.0.1',
      logLevel: 'warn',
      trustedProxies: ['loopback'],
    })
  })

  it('reports all invalid values at once', () => {
    const env = {
      PORT: 'http',
      DATABASE_URL: 'mysql://localhost/x',
      HALYARD_SECRET: 'short',
      HALYARD_UPLOAD_LIMIT: 'much',
      HALYARD_PUBLIC_URL: 'ctf.example.org',
    }
    expect(
      problemsOf(env)
        .map((problem) => problem.split(':')[0])
        .toSorted(),
    ).toEqual(Object.keys(env).toSorted())
  })

  it.each(['/ctf', '/ctf/', '/?a=b', '/#top'])('refuses a public URL that ends in %s', (end) => {
    expect(problemsOf({ HALYARD_PUBLIC_URL: `https://example.test${end}` })).toEqual([
      'HALYARD_PUBLIC_URL: an address without a path, such as https://ctf.example.org: the platform needs a host name of its own',
    ])
  })

  it.each([
    ['https://ctf.example.test:8443/', 'https://ctf.example.test:8443'],
    ['https://ctf.example.test:443', 'https://ctf.example.test'],
    ['HTTPS://CTF.EXAMPLE.TEST', 'https://ctf.example.test'],
    ['https://ctf.example.test/?', 'https://ctf.example.test'],
    ['https://ctf.example.test#', 'https://ctf.example.test'],
    ['https://éclair.test', 'https://xn--clair-9ra.test'],
  ])('takes the public URL %s as browsers write it', (address, origin) => {
    const mail = { SMTP_URL: 'smtp://mail.example.test', HALYARD_MAIL_FROM: 'ctf@example.test' }
    const { publicUrl, mail: sent } = loadConfig({ ...mail, HALYARD_PUBLIC_URL: address }, folder)
    expect([publicUrl, sent?.publicUrl]).toEqual([origin, origin])
  })

  it('reads the certificates of further authorities, and says what is wrong with their file', () => {
    const pem = (body: string) => `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`
    expect(problemsOf({ HALYARD_CA_FILE: 'missing.pem' })).toEqual([
      expect.stringMatching(/^HALYARD_CA_FILE: ENOENT: no such file.*missing\.pem/),
    ])
    writeFileSync(path.join(folder, 'ca.pem'), 'no certificate')
    expect(problemsOf({ HALYARD_CA_FILE: 'ca.pem' })).toEqual([
      'HALYARD_CA_FILE: the file has no certificate in PEM',
    ])
    writeFileSync(path.join(folder, 'ca.pem'), pem('AAAA'))
    expect(problemsOf({ HALYARD_CA_FILE: 'ca.pem' })).toEqual([
      'HALYARD_CA_FILE: a certificate of the file cannot be read',
    ])
    const [first = '', second = ''] = rootCertificates
    writeFileSync(path.join(folder, 'ca.pem'), `# two\n${first}\n${second}\n`)
    write('HALYARD_CA_FILE=ca.pem\n')
    expect(loadConfig({}, folder).caCertificates).toEqual([first, second])
  })

  it('says how a password is written in an address', () => {
    expect(problemsOf({ DATABASE_URL: 'postgresql://ctf:a/b@127.0.0.1/ctf' })).toEqual([
      'DATABASE_URL: a postgresql:// address, with special characters of the password encoded, such as %2F for /',
    ])
    expect(problemsOf({ DATABASE_URL: 'postgresql://ctf:a%2Fb@127.0.0.1/ctf' })).toEqual([])
  })

  it.each(['10.0.0.0/33', 'localhost', '10.0.0.1/8/8', '::1/129', '10.0.0.1,'])(
    'refuses to trust the proxy %s',
    (item) => {
      expect(problemsOf({ HALYARD_TRUSTED_PROXIES: item })).toEqual([
        expect.stringContaining('HALYARD_TRUSTED_PROXIES'),
      ])
    },
  )

  it('accepts IPv4 and IPv6 networks', () => {
    const list = 'loopback, 10.0.0.0/8,fd00::/8,192.0.2.7'
    expect(loadConfig({ HALYARD_TRUSTED_PROXIES: list }, folder).trustedProxies).toHaveLength(4)
  })

  it.each([
    'redis://h/abc',
    'redis:///path.sock',
    'redis:path',
    'redis://h/1/2',
    'redis://h?db=x',
    'redis+sentinel://h',
  ])('refuses %s as an address of Redis', (address) => {
    expect(problemsOf({ REDIS_URL: address })).toEqual([expect.stringMatching(/^REDIS_URL: .*redis:\/\//)])
  })

  it.each(['redis://h', 'redis://h/', 'redis://u:p@h:6379/15', 'rediss://[::1]:6379/0', 'redis://h?db=2'])(
    'takes %s as an address of Redis',
    (address) => {
      expect(loadConfig({ REDIS_URL: address }, folder).redisUrl).toBe(address)
    },
  )

  it('requires all mail settings together', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' }).map((problem) => problem.split(':')[0])).toEqual([
      'HALYARD_MAIL_FROM',
      'HALYARD_PUBLIC_URL',
    ])
    expect(problemsOf({ HALYARD_MAIL_FROM: 'ctf@example.test' })).toEqual([
      expect.stringContaining('SMTP_URL'),
    ])
    const env = { SMTP_URL: 'smtp://localhost', HALYARD_PUBLIC_URL: 'https://ctf.example.test/' }
    expect(problemsOf({ ...env, HALYARD_MAIL_FROM: 'Example CTF' })).toHaveLength(1)
    expect(loadConfig({ ...env, HALYARD_MAIL_FROM: 'Example CTF <ctf@example.test>' }, folder).mail).toEqual({
      smtpUrl: 'smtp://localhost',
      from: { name: 'Example CTF', address: 'ctf@example.test' },
      publicUrl: 'https://ctf.example.test',
    })
    expect(loadConfig({ ...env, HALYARD_MAIL_FROM: 'ctf@example.test' }, folder).mail?.from.name).toBeNull()
    expect(loadConfig({}, folder).mail).toBeNull()
  })

  it('requires both keys of Turnstile, and limits the proof of work', () => {
    const turnstile = { HALYARD_CAPTCHA: 'CloudflareTurnstile', HALYARD_TURNSTILE_SITE_KEY: 'site' }
    expect(problemsOf(turnstile)).toEqual([expect.stringContaining('HALYARD_TURNSTILE_SECRET_KEY')])
    // Also while the captcha is disabled.
    expect(problemsOf({ HALYARD_TURNSTILE_SECRET_KEY: 'secret' })).toEqual([
      expect.stringContaining('HALYARD_TURNSTILE_SITE_KEY'),
    ])
    expect(problemsOf({ HALYARD_CAPTCHA: 'Riddle' })).toHaveLength(1)
    const bitsOf = (bits?: string) =>
      loadConfig({ HALYARD_POW_DIFFICULTY: bits }, folder).captcha.powDifficulty
    expect([bitsOf(), bitsOf('1'), bitsOf('20'), bitsOf('99')]).toEqual([18, 8, 20, 48])
  })

  it('takes origins of pages elsewhere, and nothing wider', () => {
    const read = (list: string) => loadConfig({ HALYARD_CORS_ORIGINS: list }, folder).corsOrigins
    expect(read('https://club.example, http://localhost:3000/')).toEqual([
      'https://club.example',
      'http://localhost:3000',
    ])
    for (const list of [
      '*',
      'null',
      'club.example',
      'https://*.example',
      'https://club.example/board',
      'https://a@b.example',
      'file://x',
    ])
      expect(problemsOf({ HALYARD_CORS_ORIGINS: list }).join()).toContain('HALYARD_CORS_ORIGINS')
  })

  it('reads the storage address, and rejects limits that the storage does not support', () => {
    expect(loadConfig({}, folder).storage).toBeNull()
    expect(loadConfig({ HALYARD_STORAGE_URL: 's3://minio:9000/ctf?tls=off' }, folder).storage).toMatchObject({
      kind: 's3',
      endpoint: 'http://minio:9000',
      bucket: 'ctf',
    })
    expect(problemsOf({ HALYARD_STORAGE_URL: 's3://minio:9000' })).toEqual([
      expect.stringMatching(/^HALYARD_STORAGE_URL: s3: needs a bucket/),
    ])
    const large = { HALYARD_UPLOAD_LIMIT: '6GiB' }
    expect(problemsOf({ ...large, HALYARD_STORAGE_URL: 's3://minio:9000/ctf' })).toEqual([
      'HALYARD_UPLOAD_LIMIT: S3 takes at most 5GiB',
    ])
    expect(problemsOf({ ...large, HALYARD_STORAGE_URL: 'file:///srv/files' })).toEqual([])
  })

  it('refuses unknown names in the environment and in the file', () => {
    write('HALYARD_WORKER=2\n')
    expect(problemsOf({ HALYARD_TRUSTED_PROXY: 'loopback', UNKNOWN: 'x' }).toSorted()).toEqual([
      'HALYARD_TRUSTED_PROXY: there is no such setting; did you mean HALYARD_TRUSTED_PROXIES?',
      'HALYARD_WORKER: there is no such setting; did you mean HALYARD_WORKERS?',
    ])
  })

  it('names lines of the file that are not settings', () => {
    write(
      'PORT=9001\nHALYARD_LOG_LEVEL: warn\nHALYARD_SECRET="a value\nof two lines that is long enough"\nnonsense\n',
    )
    expect(problemsOf()).toEqual(['.env, line 2: not NAME=value', '.env, line 5: not NAME=value'])
  })

  it('reports a file that cannot be read', () => {
    mkdirSync(path.join(folder, '.env'))
    expect(problemsOf()).toEqual(['.env: cannot be read (EISDIR)'])
  })
})
