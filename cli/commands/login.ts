import { hostname } from 'node:os'
import { signIn, type Role } from '../api/sign-in.ts'
import { noMoreWords, readArguments } from '../arguments.ts'
import { ApiError } from '../errors.ts'
import { ask } from '../prompt.ts'
import { chosenUrl, writeLogin } from '../settings.ts'

const daysOfToken = 90
const scopes: Record<Role, string[]> = {
  Banned: [],
  User: ['read', 'play'],
  Monitor: ['read', 'play', 'monitor'],
  Admin: ['read', 'play', 'monitor', 'author', 'admin'],
}

type CreateApiToken = { token: string; apiToken: { id: string; expiresAt: string } }

export async function login(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    user: { type: 'string' },
    password: { type: 'string' },
    url: { type: 'string' },
  })
  noMoreWords(positionals)
  const url = chosenUrl(values.url)
  const userName = values.user ?? (await ask('User name'))
  const password = values.password ?? (await ask('Password', { hidden: true }))

  const { session, ...viewer } = await signIn(url, userName, password)
  try {
    const { token, apiToken } = await session.mutate<CreateApiToken>(
      'createApiToken',
      {
        name: `halyard on ${hostname()}`.slice(0, 64),
        scopes: scopes[viewer.role],
        expiresAt: new Date(Date.now() + daysOfToken * 86_400_000).toISOString(),
      },
      'token apiToken { id expiresAt }',
    )
    writeLogin({
      url,
      userName: viewer.userName,
      token,
      tokenId: apiToken.id,
      expiresAt: apiToken.expiresAt,
    })
    console.log(`Signed in at ${url} as ${viewer.userName} (${viewer.role}) for ${daysOfToken} days.`)
  } finally {
    // The token is all that stays.
    await session.mutate('logOut', {}, 'ok').catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }
}
