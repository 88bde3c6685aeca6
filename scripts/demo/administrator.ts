import { createApi, type Api } from '../../cli/api/api.ts'
import { signIn } from '../../cli/api/sign-in.ts'
import { CliError, UsageError } from '../../cli/errors.ts'
import { ask } from '../../cli/prompt.ts'
import { connect, readUrl } from '../../cli/settings.ts'
import { openLocalAccess } from '../../server/operator/local-token.ts'
import type { Options } from './options.ts'

type Answer = { viewer: { role: string; userName: string } | null }

/** Somebody who may make games, and what is to be done once that is over. */
export type Administrator = { api: Api; end(): Promise<void> }

/** Names the platform before anything else happens. @throws CliError, OperatorError */
export async function administrator(options: Options): Promise<Administrator> {
  const { url } = options
  if (url === undefined) {
    const { token, revoke, ...local } = await openLocalAccess(options.dataDir)
    console.log(`This fills the platform of this machine: ${local.url} (data folder ${local.dataDir})`)
    return { api: createApi(local.url, { token }), end: revoke }
  }
  const address = readUrl(url)
  console.log(`This fills the platform ${address}, which may be somebody else's.`)
  if (!options.yes) await confirm(address)
  const { userName, password } = options
  const api = password === undefined ? connect(address) : (await signIn(address, userName, password)).session
  await requireAdministrator(api)
  return { api, end: async () => undefined }
}

/** @throws UsageError, CliError */
async function confirm(address: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new UsageError(`Nobody is here to say yes. Add --yes if ${address} is the one to fill.`)
  }
  const answer = await ask('Write yes to go on')
  if (answer.trim().toLowerCase() !== 'yes') throw new CliError('Nothing was changed.')
}

async function requireAdministrator(api: Api): Promise<void> {
  const { viewer } = await api.query<Answer>('query { viewer { role userName } }')
  if (!viewer) {
    throw new CliError(
      `Say who fills ${api.url}: --user Admin --password …, or sign in with "npx halyard login".`,
    )
  }
  if (viewer.role !== 'Admin') throw new CliError(`${viewer.userName} is no administrator of ${api.url}.`)
}
