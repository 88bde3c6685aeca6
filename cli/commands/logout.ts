import { createApi } from '../api/api.ts'
import { noMoreWords, readArguments } from '../arguments.ts'
import { CliError } from '../errors.ts'
import { forgetLogin, readLogin } from '../settings.ts'

/** Ends the token on the platform and forgets it here; here in any case. */
export async function logout(args: string[]): Promise<void> {
  noMoreWords(readArguments(args, {}).positionals)
  const kept = readLogin()
  if (!kept) {
    console.log('Nobody was signed in.')
    return
  }
  forgetLogin()
  const api = createApi(kept.url, { token: kept.token })
  try {
    await api.mutate('revokeApiToken', { id: kept.tokenId }, 'revokedId')
    console.log(`Signed out at ${kept.url}.`)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.log(
      `Forgotten here; ${kept.url} did not end the token (${error.message}). It ends on ${kept.expiresAt.slice(0, 10)}.`,
    )
  }
}
