import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { GameForm_game$key } from '../../../__generated__/GameForm_game.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { SaveBar } from '../../../forms/SaveBar.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { GameAboutSection, GameTimeSection } from './GameAboutSection.tsx'
import { GameJoinSection } from './GameJoinSection.tsx'
import { GameScoreSection, GameWriteupSection } from './GameScoreSection.tsx'
import { gameInput, gameValues } from './game-values.ts'
import { useUpdateGame } from './useUpdateGame.ts'

export function GameForm({ game: key }: { game: GameForm_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment GameForm_game on Game {
        id
        databaseId
        title
        summary
        content
        hidden
        start
        end
        practiceMode
        acceptWithoutReview
        inviteCode
        inviteCodeRequired
        divisions
        teamMemberCountLimit
        containerCountLimit
        bloodBonus {
          first
          second
          third
        }
        writeupRequired
        writeupDeadline
        writeupNote
      }
    `,
    key,
  )
  const draft = useDraft(gameValues(game))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [updateGame, saving] = useUpdateGame()

  async function save() {
    const sent = draft.changes
    const outcome = await updateGame({ variables: { input: gameInput(game.databaseId, sent) } })
    if (!outcome.ok) {
      setErrors(outcome.fieldErrors)
      return
    }
    setErrors({})
    draft.settle(sent)
    showSuccess(t('adminGame.saved'))
  }

  const section = { draft, errors }
  return (
    <form
      className="h-panel"
      aria-label={t('adminGame.form')}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.changeCount > 0 && !saving) void save()
      }}
    >
      <GameAboutSection {...section} />
      <GameTimeSection {...section} />
      <GameJoinSection {...section} />
      <GameScoreSection {...section} />
      <GameWriteupSection {...section} />
      <SaveBar
        count={draft.changeCount}
        saving={saving}
        onSave={() => void save()}
        onDiscard={() => {
          draft.discard()
          setErrors({})
        }}
      />
    </form>
  )
}
