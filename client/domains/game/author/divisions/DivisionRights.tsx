import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DivisionRights_game$key } from '../../../../__generated__/DivisionRights_game.graphql.ts'
import type { DivisionRightsMutation } from '../../../../__generated__/DivisionRightsMutation.graphql.ts'
import { Note } from '../../../../components/Note.tsx'
import { EmptyState } from '../../../../components/states/EmptyState.tsx'
import { showSuccess } from '../../../../components/toasts.ts'
import { UnsavedGuard } from '../../../../forms/UnsavedGuard.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../../relay/useMutationResult.ts'
import { RightsMatrix } from './RightsMatrix.tsx'
import { SeenMatrix } from './SeenMatrix.tsx'
import { draftOf, inputOf, type DivisionDraft } from './division-drafts.ts'

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
  const divisions = drafts ?? game.divisionRights.map(draftOf)
  const change = (id: string, changes: Partial<DivisionDraft>) =>
    setDrafts(divisions.map((division) => (division.id === id ? { ...division, ...changes } : division)))

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
      className="h-stack"
      aria-label={t('adminDivisions.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void submit()
      }}
    >
      <RightsMatrix divisions={divisions} errors={errors} onChange={change} />
      <SeenMatrix divisions={divisions} challenges={game.allChallenges ?? []} onChange={change} />
      {errors[''] ? (
        <Note tone="bad" role="alert">
          {errors['']}
        </Note>
      ) : null}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button type="submit" variant="filled" loading={isSaving} disabled={drafts === null}>
          {t('action.save')}
        </Button>
      </div>
      <UnsavedGuard count={drafts === null ? 0 : 1} />
    </form>
  )
}
