import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DivisionRights_game$key } from '../../../../__generated__/DivisionRights_game.graphql.ts'
import type { DivisionRightsMutation } from '../../../../__generated__/DivisionRightsMutation.graphql.ts'
import { Note } from '../../../../components/Note.tsx'
import { EmptyState } from '../../../../components/states/EmptyState.tsx'
import { showSuccess } from '../../../../components/toasts.ts'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../../relay/useMutationResult.ts'
import styles from './Matrix.module.css'
import { RightsMatrix } from './RightsMatrix.tsx'
import { SeenMatrix } from './SeenMatrix.tsx'
import { draftOf, inputOf, isSameDivision, type DivisionDraft } from './division-drafts.ts'

/** The rights of all divisions of a game, saved together. */
export function DivisionRights({ game: key }: { game: DivisionRights_game$key }) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment DivisionRights_game on Game {
        id
        divisionRights {
          id
          name
          entry
          inviteCode
          mailDomains
          standing
          takesBloods
          lowersValues
          requiresReview
          hiddenChallengeIds
        }
        allChallenges {
          id
          title
          category
        }
      }
    `,
    key,
  )
  const [drafts, setDrafts] = useState<readonly DivisionDraft[] | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [save, isSaving] = useMutationResult<DivisionRightsMutation, 'setDivisionRights'>(
    graphql`
      mutation DivisionRightsMutation($input: SetDivisionRightsInput!) {
        setDivisionRights(input: $input) {
          __typename
          ... on SetDivisionRightsPayload {
            game {
              ...DivisionRights_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setDivisionRights',
  )
  const stored = game.divisionRights.map(draftOf)
  const divisions = drafts ?? stored
  const changed = divisions.filter((division, index) => !isSameDivision(division, stored[index]))
  const change = (id: string, changes: Partial<DivisionDraft>) =>
    setDrafts(divisions.map((division) => (division.id === id ? { ...division, ...changes } : division)))

  function discard() {
    setDrafts(null)
    setErrors({})
  }

  async function submit() {
    const outcome = await save({
      variables: { input: { gameId: game.id, divisions: divisions.map(inputOf) } },
    })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    setDrafts(null)
    showSuccess(t('adminDivisions.saved'))
  }

  if (divisions.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState title={t('adminDivisions.none')}>{t('adminDivisions.noneText')}</EmptyState>
      </div>
    )
  }
  return (
    <form
      className={`h-stack ${styles.form}`}
      aria-label={t('adminDivisions.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving && changed.length > 0) void submit()
      }}
    >
      <RightsMatrix divisions={divisions} errors={errors} onChange={change} />
      <SeenMatrix divisions={divisions} challenges={game.allChallenges ?? []} onChange={change} />
      {errors[''] ? (
        <Note tone="bad" role="alert">
          {errors['']}
        </Note>
      ) : null}
      <SaveBar count={changed.length} saving={isSaving} onSave={() => void submit()} onDiscard={discard} />
    </form>
  )
}
