import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { RevealPanel_game$key } from '../../../__generated__/RevealPanel_game.graphql.ts'
import type { RevealPanelMutation } from '../../../__generated__/RevealPanelMutation.graphql.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { useNow } from '../../../time/ticker.ts'

const SECOND_MS = 1000

/** Reveals the hidden solves of a game with a freeze, once it has ended. */
export function RevealPanel({ game: key }: { game: RevealPanel_game$key }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const now = useNow(SECOND_MS)
  const game = useFragment(
    graphql`
      fragment RevealPanel_game on Game {
        id
        databaseId
        end
        pausedAt
        freezeAt
        revealedAt
        hiddenSolveCount
      }
    `,
    key,
  )
  const [reveal] = useMutationResult<RevealPanelMutation, 'revealScoreboard'>(
    graphql`
      mutation RevealPanelMutation($input: RevealScoreboardInput!) {
        revealScoreboard(input: $input) {
          __typename
          ... on RevealScoreboardPayload {
            game {
              ...RevealPanel_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'revealScoreboard',
  )
  const { freezeAt, revealedAt } = game
  // The clock of a paused game is stopped.
  const time = game.pausedAt ? Date.parse(game.pausedAt) : now
  if (!freezeAt || (!revealedAt && Date.parse(freezeAt) > time)) return null
  const isEnded = Date.parse(game.end) <= time

  async function revealAll() {
    const outcome = await reveal({ variables: { input: { gameId: game.id } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('adminGame.revealed'))
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminGame.reveal')}</h3>
        {isEnded && !revealedAt ? (
          <Button size="xs" variant="filled" onClick={() => setAsking(true)}>
            {t('adminGame.revealAll')}
          </Button>
        ) : null}
      </div>
      <div className="h-panel-body h-stack">
        <p className="h-label">
          {revealedAt
            ? t('adminGame.revealed')
            : `${t('adminGame.stillHidden', { count: game.hiddenSolveCount ?? 0 })} ${t(
                isEnded ? 'adminGame.revealHint' : 'adminGame.revealLater',
              )}`}
        </p>
        {isEnded && !revealedAt ? (
          <Link to={`/games/${game.databaseId}/scoreboard`}>{t('adminGame.revealSteps')}</Link>
        ) : null}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={revealAll}
        title={t('adminGame.revealAsk')}
        confirmLabel={t('adminGame.revealAll')}
      >
        {t('adminGame.revealText')}
      </ConfirmDialog>
    </section>
  )
}
