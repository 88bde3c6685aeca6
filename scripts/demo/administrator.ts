import type { Api } from '../../cli/api/api.ts'
import { signIn } from '../../cli/api/sign-in.ts'
import { CliError } from '../../cli/errors.ts'
import { chosenUrl, connect } from '../../cli/settings.ts'
import type { Options } from './options.ts'

type Answer = { viewer: { role: string; userName: string } | null }

/** Somebody who may make games. @throws CliError */
export async function administrator({ url, userName, password }: Options): Promise<Api> {
  const api =
    password === undefined ? connect(url) : (await signIn(chosenUrl(url), userName, password)).session
  const { viewer } = await api.query<Answer>('query { viewer { role userName } }')
  if (!viewer) {
    throw new CliError(
      `Say who fills ${api.url}: --user Admin --password …, or sign in with "npx halyard login".`,
    )
  }
  if (viewer.role !== 'Admin') throw new CliError(`${viewer.userName} is no administrator of ${api.url}.`)
  return api
}
