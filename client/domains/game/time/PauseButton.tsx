import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PauseButtonPauseMutation } from '../../../__generated__/PauseButtonPauseMutation.graphql.ts'
import type { PauseButtonResumeMutation } from '../../../__generated__/PauseButtonResumeMutation.graphql.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Pauses a running game, or resumes a paused one, after a confirmation. */
export function PauseButton({ gameId, isPaused }: { gameId: string; isPaused: boolean }) {
  const { t } = useTranslation()
  // The question of the open dialog. It stays the same if somebody else pauses or resumes the game.
  const [asking, setAsking] = useState<'pause' | 'resume' | null>(null)
  const action = isPaused ? 'resume' : 'pause'
  const [pause] = useMutationResult<PauseButtonPauseMutation, 'pauseGame'>(
    graphql`
      mutation PauseButtonPauseMutation($input: PauseGameInput!) {
        pauseGame(input: $input) {
          __typename
          ... on PauseGamePayload {
            game {
              ...GameTimePanel_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'pauseGame',
  )
  const [resume] = useMutationResult<PauseButtonResumeMutation, 'resumeGame'>(
    graphql`
      mutation PauseButtonResumeMutation($input: ResumeGameInput!) {
        resumeGame(input: $input) {
          __typename
          ... on ResumeGamePayload {
            game {
              ...GameTimePanel_game
              ...GameForm_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'resumeGame',
  )

  async function confirm() {
    const run = asking === 'resume' ? resume : pause
    const done = t(asking === 'resume' ? 'adminGame.clock.resumed' : 'adminGame.clock.paused')
    const { ok } = await run({ variables: { input: { gameId } } })
    setAsking(null)
    if (ok) showSuccess(done)
  }

  const asked = asking ?? action
  return (
    <>
      <Button size="xs" onClick={() => setAsking(action)}>
        {t(`adminGame.clock.${action}`)}
      </Button>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={confirm}
        title={t(`adminGame.clock.ask.${asked}`)}
        confirmLabel={t(`adminGame.clock.${asked}`)}
        danger={false}
      >
        {t(`adminGame.clock.text.${asked}`)}
      </ConfirmDialog>
    </>
  )
}
