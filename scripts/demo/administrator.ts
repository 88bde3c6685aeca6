import { createHalyardClient, type HalyardClient } from '../../cli/client/client.ts'
import { CliError, UsageError } from '../../cli/errors.ts'
import { ask } from '../../cli/prompt.ts'
import { connect, readUrl } from '../../cli/settings.ts'
import { signIn } from '../../cli/sign-in.ts'
import { openLocalAccess } from '../../server/operator/local-token.ts'
import type { Options } from './options.ts'

/** A client with an administrator's rights. `end` revokes temporary rights. */
export type Administrator = { api: HalyardClient; end(): Promise<void> }

/** Logs in to the platform, and prints its address before any change. @throws CliError, OperatorError */
export async function administrator(options: Options): Promise<Administrator> {
  const { url } = options
  if (url === undefined) {
    const { token, revoke, ...local } = await openLocalAccess(options.dataDir)
    console.log(`Filling the platform of this machine: ${local.url} (data folder ${local.dataDir})`)
    return { api: createHalyardClient({ url: local.url, token }), end: revoke }
  }
  const address = readUrl(url)
  console.log(`This adds a demo game to ${address}, which may belong to somebody else.`)
  if (!options.yes) await confirm(address)
  const { userName, password } = options
  const api = password === undefined ? connect(address) : (await signIn(address, userName, password)).session
  await requireAdministrator(api)
  return { api, end: async () => undefined }
}

/** @throws UsageError, CliError */
async function confirm(address: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new UsageError(`Missing confirmation. Pass --yes to fill ${address}.`)
  }
  const answer = await ask('Type "yes" to continue')
  if (answer.trim().toLowerCase() !== 'yes') throw new CliError('Nothing was changed.')
}

async function requireAdministrator(api: HalyardClient): Promise<void> {
  const { viewer } = await api.query('query { viewer { role userName } }')
  if (!viewer) {
    throw new CliError(
      `Missing administrator credentials. Pass --user and --password, or run "npx halyard login".`,
    )
  }
  if (viewer.role !== 'Admin')
    throw new CliError(`${viewer.userName} is not an administrator of ${api.url}. Log in as one.`)
}
