import { z } from 'zod'
import { requireValidPassword } from '../domains/account/password.ts'
import { isTrustedProxy } from '../http/security/client-address.ts'
import { parseStorageUrl, type StorageTarget } from '../storage/storage-target.ts'
import { compatHosts } from './compat-hosts.ts'
import { containerEnvironment } from './container-config.ts'

const port = wholeNumber(0, 65_535)
const onOrOff = oneOf(['on', 'off'])
const size = z
  .string()
  .regex(/^\d+(\.\d+)?\s*(B|KiB|MiB|GiB)?$/i, 'a number of bytes, KiB, MiB or GiB')
  .transform(toBytes)

/** The variables that the server reads, and how each is read. */
export const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  NODE_ENV: z.string().default('production'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'a postgresql:// address, with special characters of the password encoded, such as %2F for /',
    })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'a redis:// address' })
    .refine(hasRedisDatabase, 'redis://host:port/number, where the number of the database may be left out')
    .optional(),
  HALYARD_DATA_DIR: z.string().min(1).default('./data'),
  HALYARD_BACKUP_DIR: z.string().min(1).optional(),
  HALYARD_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  HALYARD_ADMIN_PASSWORD: z
    .string()
    .refine(isGoodPassword, 'at least 6 characters, with a digit, a lower-case and an upper-case letter')
    .optional(),
  HALYARD_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
    .refine(
      (url) => !URL.canParse(url) || hasHostOnly(new URL(url)),
      'an address without a path, such as https://ctf.example.org: the platform needs a host name of its own',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  HALYARD_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine(
      (items) => items.every(isTrustedProxy),
      'loopback, linklocal, uniquelocal, addresses and networks, with commas between them',
    )
    .default(['loopback']),
  HALYARD_CA_FILE: z.string().min(1).optional(),
  HALYARD_CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim().replace(/\/$/, '')))
    .refine(
      (items) => items.every(isOrigin),
      'origins such as https://club.example.org, with commas between them',
    )
    .default([]),
  HALYARD_RATE_LIMITS: onOrOff.default('on'),
  HALYARD_SERVICE_WORKER: onOrOff.default('on'),
  HALYARD_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1000),
  HALYARD_SHARED_ADDRESSES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isTrustedProxy), 'addresses and networks, with commas between them')
    .default([]),
  HALYARD_METRICS_PORT: port.default(3000),
  HALYARD_LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  HALYARD_SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  HALYARD_LOG_DAYS: z.coerce.number().int().min(0).max(36_500).default(180),
  HALYARD_PORT_MAPPING: oneOf(['Default', 'PlatformProxy']).default('Default'),
  HALYARD_TRAFFIC_CAPTURE: onOrOff.default('off'),
  HALYARD_PROXY_IDLE_MINUTES: z.coerce.number().int().min(0).max(30).default(0),
  ...containerEnvironment,
  HALYARD_COMPAT_PREFIX: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits, a letter first')
    .default('GZCTF'),
  HALYARD_COMPAT_HOSTS: compatHosts.default([]),
  HALYARD_XOR_KEY: z.string().optional(),
  HALYARD_AUDIT_DAYS: wholeNumber(1, 36_500).optional(),
  HALYARD_WORKERS: wholeNumber(1, 64).default(1),
  HALYARD_UPLOAD_LIMIT: size.default(1024 ** 3),
  HALYARD_STORAGE_URL: z.string().transform(toStorageTarget).optional(),
  HALYARD_WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .default([]),
  HALYARD_CAPTCHA: oneOf(['None', 'HashPow', 'CloudflareTurnstile']).default('None'),
  HALYARD_POW_DIFFICULTY: wholeNumber(0, 1_000_000)
    .transform((bits) => Math.min(Math.max(bits, 8), 48))
    .default(18),
  HALYARD_TURNSTILE_SITE_KEY: z.string().default(''),
  HALYARD_TURNSTILE_SECRET_KEY: z.string().default(''),
  HALYARD_TURNSTILE_URL: z
    .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  HALYARD_MAIL_FROM: z.string().transform(toSender).optional(),
})

export type Environment = z.output<typeof environment>

export type MailSender = { name: string | null; address: string }

/** `ctf@example.org` or `Example CTF <ctf@example.org>`. */
function toSender(text: string, ctx: z.RefinementCtx): MailSender {
  const [, name, inner] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (inner ?? text).trim()
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address) || /[\r\n]/.test(text)) {
    ctx.addIssue({ code: 'custom', message: 'an address, or Name <address>' })
  }
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || null, address }
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`)
}

function oneOf<const Values extends [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

function hasHostOnly({ pathname, search, hash, username }: URL): boolean {
  return /^\/*$/.test(pathname) && search === '' && hash === '' && username === ''
}

/** The library takes what it does not understand as the first database, and no host as this machine. */
function hasRedisDatabase(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { hostname, pathname, searchParams } = new URL(text)
  return hostname !== '' && /^(\/\d{0,9})?$/.test(pathname) && /^\d{0,9}$/.test(searchParams.get('db') ?? '')
}

function isGoodPassword(text: string): boolean {
  try {
    requireValidPassword(text)
    return true
  } catch {
    return false
  }
}

function toStorageTarget(text: string, context: z.core.$RefinementCtx): StorageTarget {
  try {
    return parseStorageUrl(text)
  } catch (error) {
    context.addIssue((error as Error).message)
    return z.NEVER
  }
}

function toBytes(text: string): number {
  const [, amount = '0', unit = 'B'] = /^([\d.]+)\s*(\w+)?$/.exec(text) ?? []
  const power = ['b', 'kib', 'mib', 'gib'].indexOf(unit.toLowerCase())
  return Math.floor(Number(amount) * 1024 ** Math.max(power, 0))
}
