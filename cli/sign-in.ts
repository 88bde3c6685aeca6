import { createHalyardClient, type HalyardClient, type HalyardOptions } from './client/client.ts'
import { CliError } from './errors.ts'

export type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'

/** A client without a token that keeps the session cookies of the platform. */
export function cookieClient(
  url: string,
  { onLimit }: Pick<HalyardOptions, 'onLimit'> = {},
): { client: HalyardClient; hasSession: () => boolean } {
  const headers: Record<string, string> = {}
  const client = createHalyardClient({
    url,
    onLimit,
    fetch: async (target, init) => {
      const response = await fetch(target, { ...init, headers: { ...fromHeaders(init), ...headers } })
      const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
      if (pairs.length > 0) headers['cookie'] ??= pairs.join('; ')
      return response
    },
  })
  return { client, hasSession: () => headers['cookie'] !== undefined }
}

const fromHeaders = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers))

/** Starts a session. @throws HalyardError for a wrong password */
export async function signIn(
  url: string,
  userName: string,
  password: string,
): Promise<{ session: HalyardClient; userName: string; role: Role }> {
  const { client, hasSession } = cookieClient(url)
  const { viewer, secondStepToken } = await client.mutate(
    'logIn',
    { userName, password },
    'viewer { userName role } secondStepToken',
  )
  if (secondStepToken != null) {
    throw new CliError(
      `${userName} needs a second step to log in. Create an API token on the profile page of ${url} and use it.`,
    )
  }
  if (!viewer || !hasSession()) {
    throw new CliError(`${url} accepted the login of ${userName} but returned no session.`)
  }
  return { session: client, ...viewer }
}
