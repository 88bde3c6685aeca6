import { hostname } from 'node:os'
import { requireNoArguments, readArguments } from '../arguments.ts'
import { HalyardError } from '../client/client.ts'
import { CliError } from '../errors.ts'
import { ask } from '../prompt.ts'
import { chosenUrl, writeLogin } from '../settings.ts'
import { signIn } from '../sign-in.ts'

const daysOfToken = 30
/** The scopes that the commands need, and no more: a token can be stolen from this machine. */
const playScopes = ['read', 'play'] as const
const authorScopes = ['read', 'author'] as const
const adminScopes = ['read', 'author', 'admin'] as const

export async function login(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    user: { type: 'string' },
    password: { type: 'string' },
    author: { type: 'boolean', default: false },
    admin: { type: 'boolean', default: false },
    url: { type: 'string' },
  })
  requireNoArguments(positionals)
  const url = chosenUrl(values.url)
  const userName = values.user ?? (await ask('Username'))
  if (values.password !== undefined) {
    console.error(
      '--password is visible to other users of this machine in its list of processes. Pipe the password in instead.',
    )
  }
  const password = values.password ?? (await ask('Password', { hidden: true }))

  const { session, ...viewer } = await signIn(url, userName, password)
  const scopes = values.admin ? adminScopes : values.author ? authorScopes : playScopes
  try {
    const { token, apiToken } = await session.mutate(
      'createApiToken',
      {
        name: `halyard on ${hostname()}`.slice(0, 64),
        scopes,
        expiresAt: new Date(Date.now() + daysOfToken * 86_400_000).toISOString(),
      },
      'token apiToken { id expiresAt }',
    )
    if (!apiToken) throw new CliError('The token was created but cannot be read.')
    writeLogin({
      url,
      userName: viewer.userName,
      token,
      tokenId: apiToken.id,
      expiresAt: apiToken.expiresAt,
    })
    console.log(
      `Logged in to ${url} as ${viewer.userName} for ${daysOfToken} days, with the scopes ${scopes.join(', ')}.`,
    )
  } finally {
    // Only the token is kept.
    await session.mutate('logOut', {}, 'everywhere').catch((error: unknown) => {
      if (!(error instanceof HalyardError)) throw error
    })
  }
}
