import path from 'node:path'
import { compatInterface } from '../http/compat-host.ts'
import type { CaptchaProvider } from '../ports/captcha-verifier.ts'
import { s3PieceBytes, type StorageTarget } from '../storage/storage-target.ts'
import { readCertificates } from './ca-certificates.ts'
import type { CompatHost } from './compat-hosts.ts'
import { readContainers, type ContainerConfig } from './container-config.ts'
import { environment, type Environment, type MailSender } from './environment.ts'
import { readEnvFile } from './env-file.ts'
import { findUnknownNames } from './unknown-names.ts'

/** All variables that the server reads. */
export const settingNames: string[] = Object.keys(environment.shape)

export type Config = {
  port: number
  host: string
  isDevelopment: boolean
  databaseUrl: string | null
  redisUrl: string | null
  dataDir: string
  /** Folder of automatic backups. */
  backupDir: string
  secret: string | null
  adminPassword: string | null
  publicUrl: string | null
  trustedProxies: string[]
  /** Certificates in PEM of authorities that the platform accepts beside those of Node.js. */
  caCertificates: string[]
  /** Origins of pages elsewhere that may use the APIs with a token, never with cookies. */
  corsOrigins: string[]
  rateLimits: boolean
  /** Whether browsers may keep the client's files for visits without the server. */
  serviceWorker: boolean
  /** Sockets and event streams, and subscriptions of each kind, that one address may hold open in one process. */
  connectionsPerAddress: number
  /** Addresses and networks behind which many people are. */
  sharedAddresses: string[]
  metricsPort: number
  logLevel: string
  /** A database statement that takes longer is logged; 0: none. */
  slowStatementMs: number
  /** Days that rows of the platform's log are kept; 0 keeps them forever. */
  logDays: number
  portMapping: 'Default' | 'PlatformProxy'
  containers: ContainerConfig
  /** Whether connections through the platform proxy may be captured, for challenges that request it. */
  trafficCapture: boolean
  /**
   * Minutes without a byte after which a connection through the platform proxy ends; 0: only after 30 minutes in
   * total.
   */
  proxyIdleMinutes: number
  /** A prefix that existing challenge images and token verifiers expect. */
  compatPrefix: string
  /** Hosts that speak another interface than API level 1.2.6. */
  compatHosts: CompatHost[]
  xorKey: string | null
  uploadLimitBytes: number
  /** Null: below the data folder. */
  storage: StorageTarget | null
  captcha: CaptchaConfig
  /** Names and addresses of receivers of webhooks in private networks. */
  webhookPrivateHosts: string[]
  /** Days that entries of the audit trail are kept; null keeps them forever. */
  auditDays: number | null
  /** Number of processes that share the port. */
  workers: number
  /** Null: mail is disabled. */
  mail: MailConfig | null
}

export type CaptchaConfig = {
  provider: CaptchaProvider
  powDifficulty: number
  siteKey: string
  secretKey: string
  verifyUrl: string
}
export type MailConfig = { smtpUrl: string; from: MailSender; publicUrl: string }

export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads `.env` (which never overrides the environment) and the environment. No other code reads them. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Config {
  const file = readEnvFile(path.join(folder, '.env'))
  const merged = { ...file.values, ...env }
  const given = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const unknown = findUnknownNames(given, settingNames)
  const problems = [...file.problems, ...wrong, ...findMissingVariables(given), ...unknown]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const e = parsed.data
  const conflicts = findConflicts(e)
  if (conflicts.length > 0) throw new ConfigError(conflicts)
  const caCertificates = readCaFile(folder, e.HALYARD_CA_FILE)
  const publicUrl = e.HALYARD_PUBLIC_URL ?? null
  return {
    port: e.PORT,
    host: e.HOST,
    isDevelopment: e.NODE_ENV === 'development',
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    dataDir: path.resolve(folder, e.HALYARD_DATA_DIR),
    backupDir: path.resolve(folder, e.HALYARD_BACKUP_DIR ?? path.join(e.HALYARD_DATA_DIR, 'backups')),
    secret: e.HALYARD_SECRET ?? null,
    adminPassword: e.HALYARD_ADMIN_PASSWORD ?? null,
    publicUrl,
    trustedProxies: e.HALYARD_TRUSTED_PROXIES,
    caCertificates,
    corsOrigins: e.HALYARD_CORS_ORIGINS,
    rateLimits: e.HALYARD_RATE_LIMITS === 'on',
    serviceWorker: e.HALYARD_SERVICE_WORKER === 'on',
    connectionsPerAddress: e.HALYARD_CONNECTIONS_PER_ADDRESS,
    sharedAddresses: e.HALYARD_SHARED_ADDRESSES,
    metricsPort: e.HALYARD_METRICS_PORT,
    logLevel: e.HALYARD_LOG_LEVEL,
    slowStatementMs: e.HALYARD_SLOW_STATEMENT_MS,
    logDays: e.HALYARD_LOG_DAYS,
    portMapping: e.HALYARD_PORT_MAPPING,
    containers: readContainers(e, publicUrl),
    proxyIdleMinutes: e.HALYARD_PROXY_IDLE_MINUTES,
    trafficCapture: e.HALYARD_TRAFFIC_CAPTURE === 'on',
    compatPrefix: e.HALYARD_COMPAT_PREFIX,
    compatHosts: e.HALYARD_COMPAT_HOSTS,
    xorKey: e.HALYARD_XOR_KEY ?? null,
    uploadLimitBytes: e.HALYARD_UPLOAD_LIMIT,
    storage: e.HALYARD_STORAGE_URL ?? null,
    captcha: {
      provider: e.HALYARD_CAPTCHA,
      powDifficulty: e.HALYARD_POW_DIFFICULTY,
      siteKey: e.HALYARD_TURNSTILE_SITE_KEY,
      secretKey: e.HALYARD_TURNSTILE_SECRET_KEY,
      verifyUrl: e.HALYARD_TURNSTILE_URL,
    },
    webhookPrivateHosts: e.HALYARD_WEBHOOK_PRIVATE_HOSTS,
    auditDays: e.HALYARD_AUDIT_DAYS ?? null,
    workers: e.HALYARD_WORKERS,
    mail: readMail(e),
  }
}

/** @throws ConfigError */
function readCaFile(folder: string, file: string | undefined): string[] {
  if (file === undefined) return []
  try {
    return readCertificates(path.resolve(folder, file))
  } catch (error) {
    throw new ConfigError([`HALYARD_CA_FILE: ${(error as Error).message}`])
  }
}

const turnstileKeys = ['HALYARD_TURNSTILE_SITE_KEY', 'HALYARD_TURNSTILE_SECRET_KEY']

/** A problem for each variable that is missing although another one requires it, also while its feature is disabled. */
function findMissingVariables(given: NodeJS.Dict<string>): string[] {
  const needs = (name: string, what: string, why: string) =>
    given[name] === undefined ? [`${name}: ${what} ${why}`] : []
  return [
    ...(Number(given['HALYARD_WORKERS'] ?? 1) > 1 && given['REDIS_URL'] === undefined
      ? ['HALYARD_WORKERS: several processes need REDIS_URL']
      : []),
    ...(given['HALYARD_CAPTCHA'] === 'CloudflareTurnstile' || turnstileKeys.some((name) => given[name])
      ? turnstileKeys.flatMap((name) =>
          needs(name, 'the key that Cloudflare gave you', 'is required for CloudflareTurnstile'),
        )
      : []),
    ...(given['SMTP_URL'] === undefined
      ? []
      : [
          ...needs('HALYARD_MAIL_FROM', 'the address that mail comes from', 'is required with SMTP_URL'),
          ...needs(
            'HALYARD_PUBLIC_URL',
            'the address that links in mail begin with',
            'is required with SMTP_URL',
          ),
        ]),
    ...(given['HALYARD_MAIL_FROM'] === undefined
      ? []
      : needs('SMTP_URL', 'the server that sends mail', 'is required with HALYARD_MAIL_FROM')),
  ]
}

/** A problem for each value that is right by itself and does not fit another one. */
function findConflicts(e: Environment): string[] {
  const publicHost = e.HALYARD_PUBLIC_URL && new URL(e.HALYARD_PUBLIC_URL).host
  return [
    ...(e.HALYARD_STORAGE_URL?.kind === 's3' && e.HALYARD_UPLOAD_LIMIT > s3PieceBytes
      ? ['HALYARD_UPLOAD_LIMIT: S3 takes at most 5GiB']
      : []),
    ...(publicHost && compatInterface(e.HALYARD_COMPAT_HOSTS, { headers: { host: publicHost } })
      ? [`HALYARD_COMPAT_HOSTS: ${publicHost} is the host of HALYARD_PUBLIC_URL; use another host name`]
      : []),
  ]
}

function readMail(e: Environment): MailConfig | null {
  const { SMTP_URL: smtpUrl, HALYARD_MAIL_FROM: from, HALYARD_PUBLIC_URL: publicUrl } = e
  return smtpUrl && from && publicUrl ? { smtpUrl, from, publicUrl } : null
}
