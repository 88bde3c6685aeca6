import { verifyAudit, type AuditFault } from '../domains/audit/verify-audit.ts'
import { withPlatform, type Platform } from './open-platform.ts'
import { chosenFolder, OperatorError, readArguments, UsageError } from './operator-command.ts'
import type { OperatorCommand } from './operator-command.ts'

const help = `halyard audit: the audit trail of the platform on this machine

  halyard audit verify [--from N] [--to N] [--expect N:HASH]
      Compute the chain of the audit trail again. Prints that it is intact, or the first entry that was changed,
      removed or added. The exit code is 0 if it is intact, otherwise 1.

  --from N         Begin with entry N; the entries before it are not checked.
  --to N           End with entry N.
  --expect N:HASH  Check that entry N has this hash. An earlier run printed it, and you kept it elsewhere.
  --data FOLDER    The data folder of the platform. Default: HALYARD_DATA_DIR, or ./data in the project. If
                   DATABASE_URL is set, that database is verified.

The command works whether or not the server runs. It needs the HALYARD_SECRET with which the entries were written.`

export const auditCommand: OperatorCommand = { help, run }

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  expect: { type: 'string' },
} as const

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, options)
  if (positionals.length !== 1 || positionals[0] !== 'verify')
    throw new UsageError('Missing or unknown action. Use "audit verify".')
  const part = {
    ...(values.from !== undefined && { from: readNumber('--from', values.from) }),
    ...(values.to !== undefined && { to: readNumber('--to', values.to) }),
  }
  const expected = values.expect === undefined ? null : readExpected(values.expect)
  await withPlatform(chosenFolder(values.data), async (platform) => {
    // On stderr, because the lines on stdout are compared and kept.
    console.error(`Verifying the database ${addressOf(platform)}`)
    if (expected) await requireHash(platform, expected)
    await verify(platform, part)
    if (expected) console.log(`Entry ${expected.seq} has the expected hash.`)
  })
}

async function verify({ db, secret }: Platform, part: { from?: bigint; to?: bigint }): Promise<void> {
  const { checked, first, last, fault } = await verifyAudit({ db, secret, ...part })
  if (fault) throw new OperatorError(`The audit trail is NOT intact: ${explanationOf(fault)}`)
  if (!last || first === null)
    return console.log('The audit trail is intact: it has no entries in this part.')
  console.log(`The audit trail is intact: ${checked} entries, ${first} to ${last.seq}.`)
  console.log(`Keep this outside the database, for a later check: --expect ${last.seq}:${hex(last.hash)}`)
}

async function requireHash({ db }: Platform, { seq, hash }: { seq: bigint; hash: string }): Promise<void> {
  const entry = await db.auditEntry.findUnique({ where: { seq } })
  if (!entry) throw new OperatorError(`The audit trail is NOT intact: entry ${seq} does not exist any more.`)
  if (hex(entry.hash) !== hash) {
    throw new OperatorError(`The audit trail is NOT intact: entry ${seq} has another hash than expected.`)
  }
}

/** The database and its host, without the user and the password. */
function addressOf({ databaseUrl, config }: Platform): string {
  const { host, pathname } = new URL(databaseUrl)
  const origin = config.databaseUrl === null ? `of the data folder ${config.dataDir}` : 'of DATABASE_URL'
  return `${decodeURIComponent(pathname.slice(1))} at ${host}, ${origin}`
}

function explanationOf({ kind, seq }: AuditFault): string {
  switch (kind) {
    case 'removed':
      return `entry ${seq} was removed.`
    case 'changed':
      return `entry ${seq} was changed, or written with another HALYARD_SECRET.`
    case 'added':
      return `entry ${seq} was added by somebody other than the platform.`
    case 'unsigned anchor':
      return `entries up to ${seq} were removed by something other than the retention of the platform.`
    case 'unsigned head':
      return `its end, entry ${seq}, is not signed by the platform: later entries may have been removed, or HALYARD_SECRET is another one.`
    case 'noticed before':
      return `before entry ${seq} the platform found an end that it had not signed: entries may have been removed there, or HALYARD_SECRET was changed. Check the rest with --from ${seq + 1n}.`
  }
}

function readNumber(option: string, text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new UsageError(`${option} takes the number of an entry.`)
  return BigInt(text)
}

function readExpected(text: string): { seq: bigint; hash: string } {
  const [, seq, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/i.exec(text) ?? []
  if (seq === undefined || hash === undefined) {
    throw new UsageError('--expect takes the number of an entry and its hash, as N:HASH.')
  }
  return { seq: BigInt(seq), hash: hash.toLowerCase() }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
