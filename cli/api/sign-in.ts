import { CliError } from '../errors.ts'
import { createApi, type Api } from './api.ts'

export type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'
type LogIn = { viewer: { userName: string; role: Role } }

/** Starts a session. @throws ApiError for a wrong password */
export async function signIn(
  url: string,
  userName: string,
  password: string,
): Promise<{ session: Api; userName: string; role: Role }> {
  const anonymous = createApi(url, null)
  const { viewer } = await anonymous.mutate<LogIn>(
    'logIn',
    { userName, password },
    'viewer { userName role }',
  )
  const cookie = anonymous.cookie()
  if (!cookie) throw new CliError(`${url} accepted the login of ${userName} but returned no session.`)
  return { session: createApi(url, { cookie }), ...viewer }
}
