import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeEditor_challenge$key } from '../../../__generated__/ChallengeEditor_challenge.graphql.ts'
import { useFormRefresh } from '../../../forms/useFormRefresh.ts'
import { DraftForm } from '../../../forms/DraftForm.tsx'
import { SectionLinks } from '../../../forms/SectionLinks.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import { useDraftForm } from '../../../forms/useDraftForm.ts'
import { TestContainer } from '../../instance/test-container/TestContainer.tsx'
import { AttachmentSection } from './AttachmentSection.tsx'
import { AttemptsPanel } from './attempts/AttemptsPanel.tsx'
import { AttemptsSection } from './attempts/AttemptsSection.tsx'
import { BloodPanel } from './BloodPanel.tsx'
import { ChallengeEditorHead } from './ChallengeEditorHead.tsx'
import { ChallengeFlagSection } from './ChallengeFlagSection.tsx'
import { ChallengeTextSection } from './ChallengeTextSection.tsx'
import { ContainerSection } from './ContainerSection.tsx'
import { HintSection } from './hints/HintSection.tsx'
import { missingHintFields } from './hints/hint-values.ts'
import { TimesSection } from './schedule/TimesSection.tsx'
import { UnlockSection } from './unlocks/UnlockSection.tsx'
import { ScorePanel } from './score/ScorePanel.tsx'
import { hasContainer } from '../../../../rules/challenge-types.ts'
import { challengeLabels } from './challenge-labels.ts'
import { challengeValues, missingFields, type EditedGame } from './challenge-values.ts'
import { useSaveChallenge } from './useSaveChallenge.ts'

type Props = {
  challenge: ChallengeEditor_challenge$key
  game: EditedGame
  /** Shown below the panels beside the form. */
  aside: ReactNode
}

/** The form of a challenge, with its score curve and other panels beside it. */
export function ChallengeEditor({ challenge: key, game, aside }: Props) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment ChallengeEditor_challenge on Challenge {
        id
        title
        category
        type
        content
        hints
        extraHints {
          id
          title
          cost
          content
          releaseAt
        }
        flagTemplate
        fileName
        containerImage
        containerExposePort
        cpuTenths
        memoryLimitMib
        storageLimitMib
        enableTrafficCapture
        warmInstances
        disableBloodBonus
        decidesTies
        originalScore
        minScoreRate
        decaySolves
        scoreCurve
        scoreTable
        solvedCount
        releaseAt
        closeAt
        submissionLimit
        attemptMode
        cooldownSeconds
        requiredChallenges {
          id
        }
        unlockCount
        lockedView
        revision
        ...AttachmentSection_challenge
        ...AttemptsPanel_challenge
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
  const draft = useDraft(challengeValues(challenge), `challenge:${challenge.id}`)
  const { save, saving } = useSaveChallenge({ gameId: game.id, challengeId: challenge.id })
  const refresh = useFormRefresh(
    graphql`
      query ChallengeEditorRefreshQuery($id: ID!) {
        challenge: node(id: $id) {
          ...ChallengeEditor_challenge @alias(as: "form")
        }
      }
    `,
    challenge.id,
  )

  const missing = [
    ...missingFields(draft.values, withContainer),
    ...missingHintFields(draft.values.extraHints),
  ]
  const problems = Object.fromEntries(missing.map((field) => [field, t('adminChallenge.missing')]))
  const form = useDraftForm({
    draft,
    problems,
    saving,
    saved: t('adminChallenge.saved'),
    onSend: (changes) => save(changes, draft.values, challenge.revision),
    refresh,
  })
  // The score is saved with the form, so it is in the form where nothing is beside it.
  const isNarrow = useMediaQuery('(max-width: 1080px)', false, { getInitialValueInEffect: false })
  const score = <ScorePanel {...form} solves={solvedCount} teamCount={game.teamCount} isSection={isNarrow} />
  return (
    <>
      <ChallengeEditorHead challenge={challenge} game={game} values={draft.values} />
      <SectionLinks />
      <div className="h-beside">
        <DraftForm label={t('adminChallenge.form')} labels={challengeLabels(t)} form={form}>
          <ChallengeTextSection {...form} type={type} />
          <AttachmentSection {...form} challenge={challenge} gameId={game.id} />
          <HintSection {...form} />
          <ChallengeFlagSection {...form} challenge={challenge} game={game} />
          <ContainerSection {...form} type={type} />
          <TimesSection {...form} />
          <AttemptsSection {...form} />
          <UnlockSection {...form} challengeId={challenge.id} others={game.challenges} />
          {isNarrow ? score : null}
        </DraftForm>
        <aside className="h-stack">
          {isNarrow ? null : score}
          {withContainer ? (
            <TestContainer challenge={challenge} gameId={game.id} isChanged={draft.changeCount > 0} />
          ) : null}
          <AttemptsPanel challenge={challenge} gameId={game.id} />
          <BloodPanel challenge={challenge} game={game} />
          {aside}
        </aside>
      </div>
    </>
  )
}
