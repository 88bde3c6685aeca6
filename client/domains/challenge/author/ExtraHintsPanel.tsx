import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ExtraHintsPanel_challenge$key } from '../../../__generated__/ExtraHintsPanel_challenge.graphql.ts'
import type { ExtraHintsPanelMutation } from '../../../__generated__/ExtraHintsPanelMutation.graphql.ts'
import { hintLimits } from '../../../../rules/field-limits.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { UnsavedGuard } from '../../../forms/UnsavedGuard.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../relay/useMutationResult.ts'
import styles from './ExtraHints.module.css'
import { ExtraHintFields, RemovedHint, type HintDraft } from './ExtraHintFields.tsx'

const blank: HintDraft = { hintId: null, title: '', content: '', cost: 0, releaseAt: '', isRemoved: false }

/** The hints of a challenge that have a title, a cost or a time, edited together. */
export function ExtraHintsPanel({
  challenge: key,
  gameId,
}: {
  challenge: ExtraHintsPanel_challenge$key
  gameId: string
}) {
  const { t } = useTranslation()
  const { id: challengeId, extraHints } = useFragment(
    graphql`
      fragment ExtraHintsPanel_challenge on Challenge {
        id
        extraHints {
          id
          title
          cost
          content
          releaseAt
        }
      }
    `,
    key,
  )
  const [drafts, setDrafts] = useState<readonly HintDraft[] | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [save, isSaving] = useMutationResult<ExtraHintsPanelMutation, 'setExtraHints'>(
    graphql`
      mutation ExtraHintsPanelMutation($input: SetExtraHintsInput!) {
        setExtraHints(input: $input) {
          __typename
          ... on SetExtraHintsPayload {
            challenge {
              ...ExtraHintsPanel_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setExtraHints',
  )
  const hints: readonly HintDraft[] =
    drafts ??
    extraHints.map(({ id, title, cost, content, releaseAt }) => ({
      hintId: id,
      title,
      cost,
      content: content ?? '',
      releaseAt: releaseAt ?? '',
      isRemoved: false,
    }))
  const kept = hints.filter(({ isRemoved }) => !isRemoved)
  const change = (index: number, changes: Partial<HintDraft>) =>
    setDrafts(hints.map((hint, other) => (other === index ? { ...hint, ...changes } : hint)))

  async function submit() {
    const sent = kept.map(({ hintId, title, content, cost, releaseAt }) => ({
      hintId,
      title,
      content,
      cost,
      releaseAt: releaseAt === '' ? null : releaseAt,
    }))
    const outcome = await save({ variables: { input: { gameId, challengeId, hints: sent } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    setDrafts(null)
    showSuccess(t('adminChallenge.extraHints.saved'))
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminChallenge.extraHints.heading')}</h3>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void submit()
        }}
      >
        <p className={`h-label ${styles.intro}`}>{t('adminChallenge.extraHints.intro')}</p>
        {hints.map((hint, index) =>
          hint.isRemoved ? (
            <RemovedHint
              key={hint.hintId ?? index}
              number={index + 1}
              isFull={kept.length >= hintLimits.count}
              onRestore={() => change(index, { isRemoved: false })}
            />
          ) : (
            <ExtraHintFields
              key={hint.hintId ?? index}
              hint={hint}
              number={index + 1}
              errorOf={(field) => errors[`hints.${kept.indexOf(hint)}.${field}`]}
              onChange={(changes) => change(index, changes)}
            />
          ),
        )}
        <div className={`h-form-section h-row h-wrap ${styles.section}`}>
          <Button
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            disabled={kept.length >= hintLimits.count}
            onClick={() => setDrafts([...hints, blank])}
          >
            {t('adminChallenge.extraHints.add')}
          </Button>
          {drafts ? (
            <Button
              size="xs"
              type="submit"
              variant="filled"
              loading={isSaving}
              disabled={kept.some(({ content }) => content.trim() === '')}
            >
              {t('action.save')}
            </Button>
          ) : null}
        </div>
        <UnsavedGuard count={drafts ? 1 : 0} />
      </form>
    </section>
  )
}
