import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeEditor_challenge$key } from '../../../__generated__/ChallengeEditor_challenge.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { SaveBar } from '../../../forms/SaveBar.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { TestContainer } from '../../instance/test-container/TestContainer.tsx'
import { BloodPanel } from './BloodPanel.tsx'
import { ChallengeEditorHead } from './ChallengeEditorHead.tsx'
import { ChallengeFlagSection } from './ChallengeFlagSection.tsx'
import { ChallengeTextSection } from './ChallengeTextSection.tsx'
import { ContainerSection } from './ContainerSection.tsx'
import { ScorePanel } from './score/ScorePanel.tsx'
import { hasContainer } from '../../../../rules/challenge-types.ts'
import { challengeInput, challengeValues, missingFields, type EditedGame } from './challenge-values.ts'
import { useUpdateChallenge } from './useChallengeMutations.ts'

type Props = {
  challenge: ChallengeEditor_challenge$key
  game: EditedGame
  /** Below the score. */
  aside: ReactNode
}

/** The form of a challenge with its score curve. */
export function ChallengeEditor({ challenge: key, game, aside }: Props) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment ChallengeEditor_challenge on Challenge {
        databaseId
        title
        category
        type
        content
        hints
        flagTemplate
        fileName
        containerImage
        containerExposePort
        cpuCount
        memoryLimit
        storageLimit
        enableTrafficCapture
        disableBloodBonus
        originalScore
        minScoreRate
        difficulty
        solvedCount
        ...ChallengeEditorHead_challenge
        ...ChallengeFlagSection_challenge
        ...BloodPanel_challenge
        ...TestContainer_challenge
      }
    `,
    key,
  )
  const { type, solvedCount } = challenge
  const withContainer = hasContainer(type)
  const draft = useDraft(challengeValues(challenge))
  const [refused, setRefused] = useState<FieldErrors>({})
  const [updateChallenge, saving] = useUpdateChallenge()

  const missing = missingFields(draft.values, withContainer)
  const empty = Object.fromEntries(missing.map((field) => [field, t('adminChallenge.missing')]))
  const errors = { ...refused, ...empty }

  async function save() {
    if (missing.length > 0) return
    const sent = draft.changes
    const key = { gameId: game.id, challengeId: challenge.databaseId }
    const outcome = await updateChallenge({ variables: { input: challengeInput(key, sent) } })
    if (!outcome.ok) {
      setRefused(outcome.fieldErrors)
      return
    }
    setRefused({})
    draft.settle(sent)
    showSuccess(t('adminChallenge.saved'))
  }

  const section = { draft, errors }
  return (
    <>
      <ChallengeEditorHead challenge={challenge} game={game} values={draft.values} />
      <div className="h-beside">
        <form
          className="h-panel"
          aria-label={t('adminChallenge.form')}
          onSubmit={(event) => {
            event.preventDefault()
            if (draft.changeCount > 0 && !saving) void save()
          }}
        >
          <ChallengeTextSection {...section} type={type} />
          <ChallengeFlagSection {...section} challenge={challenge} gameId={game.id} />
          <ContainerSection {...section} withContainer={withContainer} />
          <SaveBar
            count={draft.changeCount}
            saving={saving}
            onSave={() => void save()}
            onDiscard={() => {
              draft.discard()
              setRefused({})
            }}
          />
        </form>
        <aside className="h-stack">
          <ScorePanel {...section} solves={solvedCount} teamCount={game.teamCount} />
          {withContainer ? (
            <TestContainer challenge={challenge} gameId={game.id} isChanged={draft.changeCount > 0} />
          ) : null}
          <BloodPanel challenge={challenge} game={game} />
          {aside}
        </aside>
      </div>
    </>
  )
}
