import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { GameForm_game$key } from '../../../../__generated__/GameForm_game.graphql.ts'
import { useFormRefresh } from '../../../../forms/useFormRefresh.ts'
import { DraftForm } from '../../../../forms/DraftForm.tsx'
import { useDraft } from '../../../../forms/useDraft.ts'
import { useDraftForm } from '../../../../forms/useDraftForm.ts'
import { CertificateSection } from '../../../certificate/CertificateSection.tsx'
import { GameAboutSection, GameTimeSection } from './GameAboutSection.tsx'
import { GameJoinSection } from './GameJoinSection.tsx'
import { GameScoreSection, GameWriteupSection } from './GameScoreSection.tsx'
import { bonusPointsOf } from './bonus-points.ts'
import { gameLabels } from './game-labels.ts'
import { gameValues } from './game-values.ts'
import { useSaveGame } from './useSaveGame.ts'

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
        freezeAt
        practiceMode
        hasFlagBox
        playerWriteups
        hasCompatibleApis
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
        bloodBonusPoints
        writeupRequired
        writeupDeadline
        writeupNote
        certificateRule
        certificateTeamLimit
        certificateText
        certificateSignature
        revision
      }
    `,
    key,
  )
  const draft = useDraft(gameValues(game), `game:${game.databaseId}`)
  const { save, saving } = useSaveGame(game.id)
  const refresh = useFormRefresh(
    graphql`
      query GameFormRefreshQuery($id: ID!) {
        game(id: $id) {
          ...GameForm_game
        }
      }
    `,
    game.id,
  )
  const { bonusUnit, bonusPoints, start, end } = draft.values
  const isBonusValid = bonusUnit === 'percent' || bonusPointsOf(bonusPoints) !== null
  // A stored end before the start, which the REST API accepts, does not block other changes.
  const areTimesChanged = draft.changes.start !== undefined || draft.changes.end !== undefined
  const isBackwards = areTimesChanged && Date.parse(end) <= Date.parse(start)
  const form = useDraftForm({
    draft,
    problems: {
      ...(isBonusValid ? {} : { bonusPoints: t('adminGame.bonusPointsFault') }),
      ...(isBackwards ? { end: t('adminGame.backwards') } : {}),
    },
    saving,
    saved: t('adminGame.saved'),
    onSend: (changes) => save(changes, draft.values, game.revision),
    refresh,
  })
  return (
    <DraftForm label={t('adminGame.form')} labels={gameLabels(t)} form={form}>
      <GameAboutSection {...form} />
      <GameTimeSection {...form} />
      <GameJoinSection {...form} />
      <GameScoreSection {...form} />
      <GameWriteupSection {...form} />
      <CertificateSection {...form} gameNumber={game.databaseId} />
    </DraftForm>
  )
}
