import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSubmitWriteupQuery } from '../../__generated__/useSubmitWriteupQuery.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { sendForm } from '../asset/send-form.ts'
import { transferFailureText } from '../asset/transfer-failure.ts'
import { fetchNewest } from '../../relay/fetch-newest.ts'

const LARGEST_BYTES = 20 * 1024 ** 2

/**
 * Submits the team's PDF; `progress` is 0 to 1 while uploading, else null; `error` is why it was refused.
 */
export function useSubmitWriteup(gameId: number) {
  const { t, i18n } = useTranslation()
  const environment = useRelayEnvironment()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  function refusal(file: File): string | null {
    if (!file.name.endsWith('.pdf') || file.type !== 'application/pdf') return t('writeup.onlyPdf')
    if (file.size === 0) return t('upload.empty', { name: file.name })
    return file.size > LARGEST_BYTES ? t('writeup.tooLarge') : null
  }
  async function submit(file: File | undefined) {
    if (!file) return
    const refused = refusal(file)
    setError(refused)
    if (refused) return
    const form = new FormData()
    form.append('file', file)
    setProgress(0)
    try {
      await sendForm({ method: 'POST', url: `/api/game/${gameId}/writeup`, form, onProgress: setProgress })
      showSuccess(t('writeup.handedIn'))
      await refresh().catch(() => undefined)
    } catch (failure) {
      setError(transferFailureText(failure, t, i18n.language) || t('failure.unexpected'))
    } finally {
      setProgress(null)
    }
  }
  const refresh = () =>
    fetchNewest<useSubmitWriteupQuery>(
      environment,
      graphql`
        query useSubmitWriteupQuery($gameId: Int!) {
          game: gameByDatabaseId(databaseId: $gameId) {
            ...WriteupPanel_game
          }
        }
      `,
      { gameId },
    ).toPromise()
  return { submit, refuse: setError, progress, error }
}
