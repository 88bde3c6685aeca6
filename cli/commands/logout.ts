import { createHalyardClient, HalyardError } from '../client/client.ts'
import { requireNoArguments, readArguments } from '../arguments.ts'
import { deleteLogin, readLogin } from '../settings.ts'

/** Deletes the stored login, then revokes its token on the platform. */
export async function logout(args: string[]): Promise<void> {
  requireNoArguments(readArguments(args, {}).positionals)
  const kept = readLogin()
  if (!kept) {
    console.log('You were not logged in.')
    return
  }
  deleteLogin()
  const api = createHalyardClient({ url: kept.url, token: kept.token })
  try {
    await api.mutate('revokeApiToken', { id: kept.tokenId }, 'deletedId')
    console.log(`Logged out of ${kept.url}.`)
  } catch (error) {
    if (!(error instanceof HalyardError)) throw error
    console.log(
      `Deleted the stored login, but ${kept.url} did not revoke its token: ${error.message}. The token expires on ${kept.expiresAt.slice(0, 10)}.`,
    )
  }
}
