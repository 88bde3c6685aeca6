import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FinalPanel_game$key } from '../../../__generated__/FinalPanel_game.graphql.ts'
import type { FinalPanelFinalizeMutation } from '../../../__generated__/FinalPanelFinalizeMutation.graphql.ts'
import type { FinalPanelReopenMutation } from '../../../__generated__/FinalPanelReopenMutation.graphql.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { reasonDialog } from '../../../relay/ask-reason.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { useIsPast } from '../../../time/useIsPast.ts'
import { ResultChangeList } from './ResultChangeList.tsx'

/** Finalizes the result of a game after its end, reopens it, and lists the changes since then. */
export function FinalPanel({ game: key }: { game: FinalPanel_game$key }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const game = useFragment(
    graphql`
      fragment FinalPanel_game on Game {
        id
        end
        pausedAt
        finalizedAt
        freezeAt
        revealedAt
        ...ResultChangeList_game
      }
    `,
    key,
  )
  const [finalizeGame] = useMutationResult<FinalPanelFinalizeMutation, 'finalizeGame'>(
    graphql`
      mutation FinalPanelFinalizeMutation($input: FinalizeGameInput!) {
        finalizeGame(input: $input) {
          __typename
          ... on FinalizeGamePayload {
            game {
              ...FinalPanel_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'finalizeGame',
  )
  const [reopenGame, isReopening] = useMutationResult<FinalPanelReopenMutation, 'reopenGame'>(
    graphql`
      mutation FinalPanelReopenMutation($input: ReopenGameInput!) {
        reopenGame(input: $input) {
          __typename
          ... on ReopenGamePayload {
            game {
              ...FinalPanel_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'reopenGame',
  )
  const isFinal = game.finalizedAt !== null
  // Hidden solves are revealed first.
  const isNext = !game.freezeAt || game.revealedAt !== null
  const isEndPast = useIsPast(game.end)
  // A paused game has not ended, even after its stored end.
  if (!isFinal && (game.pausedAt || !isEndPast)) return null

  async function finalize() {
    const outcome = await finalizeGame({ variables: { input: { gameId: game.id } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('adminGame.finalized'))
  }

  async function reopen() {
    const reason = await reasonDialog()?.()
    if (!reason) return
    const outcome = await reopenGame({ variables: { input: { gameId: game.id, reason } } })
    if (outcome.ok) showSuccess(t('adminGame.reopened'))
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminGame.final')}</h3>
        {isFinal ? (
          <Button size="xs" loading={isReopening} onClick={() => void reopen()}>
            {t('adminGame.reopen')}
          </Button>
        ) : (
          <Button size="xs" {...(isNext ? { variant: 'filled' } : {})} onClick={() => setAsking(true)}>
            {t('adminGame.finalize')}
          </Button>
        )}
      </div>
      <div className="h-panel-body h-stack">
        <p className="h-label">{t(isFinal ? 'adminGame.finalHint' : 'adminGame.finalizeHint')}</p>
        <ResultChangeList game={game} />
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={finalize}
        title={t('adminGame.finalizeAsk')}
        confirmLabel={t('adminGame.finalize')}
        danger={false}
      >
        {t('adminGame.finalizeText')}
      </ConfirmDialog>
    </section>
  )
}
