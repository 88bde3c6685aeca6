import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import type { DuplicateGameButtonMutation } from '../../../__generated__/DuplicateGameButtonMutation.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Copies a game and opens the copy. */
export function DuplicateGameButton({ gameId }: { gameId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [duplicate, running] = useMutationResult<DuplicateGameButtonMutation, 'duplicateGame'>(
    graphql`
      mutation DuplicateGameButtonMutation($input: DuplicateGameInput!) {
        duplicateGame(input: $input) {
          __typename
          ... on DuplicateGamePayload {
            game {
              databaseId
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'duplicateGame',
  )
  async function copy() {
    const outcome = await duplicate({ variables: { input: { id: gameId } } })
    if (!outcome.ok || !outcome.payload.game) return
    showSuccess(t('adminGame.duplicated'))
    await navigate(`/admin/games/${outcome.payload.game.databaseId}/info`)
  }
  return (
    <Button
      leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
      loading={running}
      onClick={() => void copy()}
    >
      {t('adminGame.duplicate')}
    </Button>
  )
}
