import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  useExtensionQuery,
  useExtensionQuery$data,
} from '../../../__generated__/useExtensionQuery.graphql.ts'
import { showFailure } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { failureText } from '../../../relay/failure-text.ts'

export type Extension = NonNullable<NonNullable<useExtensionQuery$data['game']>['extension']>

/** Loads the times that an extension of a game would move. `extension` is null until they are loaded. */
export function useExtension(databaseId: number) {
  const { t, i18n } = useTranslation()
  const environment = useRelayEnvironment()
  const [extension, setExtension] = useState<Extension | null>(null)
  const [isLoading, setLoading] = useState(false)

  const load = useCallback(
    async (minutes: number) => {
      setLoading(true)
      try {
        const data = await fetchQuery<useExtensionQuery>(
          environment,
          graphql`
            query useExtensionQuery($gameId: Int!, $minutes: Int!) {
              game: gameByDatabaseId(databaseId: $gameId) {
                extension(minutes: $minutes) {
                  minutes
                  version
                  instanceCount
                  moves {
                    kind
                    challengeTitle
                    before
                    after
                  }
                }
              }
            }
          `,
          { gameId: databaseId, minutes },
        ).toPromise()
        const loaded = data?.game?.extension ?? null
        if (!loaded) showFailure(t('adminGame.clock.notRunning'))
        setExtension(loaded)
      } catch (error) {
        setExtension(null)
        showFailure(failureText(error, t, i18n.language))
      } finally {
        setLoading(false)
      }
    },
    [databaseId, environment, t, i18n],
  )
  const clear = useCallback(() => setExtension(null), [])
  return { extension, isLoading, load, clear }
}
