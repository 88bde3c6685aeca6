import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ExtraHintsPanel_challenge$key } from '../../../__generated__/ExtraHintsPanel_challenge.graphql.ts'
import type { ExtraHintsPanelMutation } from '../../../__generated__/ExtraHintsPanelMutation.graphql.ts'
import { hintLimits } from '../../../../rules/field-limits.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { DateTimeField } from '../../../forms/DateTimeField.tsx'
import { UnsavedGuard } from '../../../forms/UnsavedGuard.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../relay/useMutationResult.ts'

type Draft = { hintId: string | null; title: string; content: string; cost: number; releaseAt: string }

const blank: Draft = { hintId: null, title: '', content: '', cost: 0, releaseAt: '' }

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
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null)
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
  const hints: readonly Draft[] =
    drafts ??
    extraHints.map(({ id, title, cost, content, releaseAt }) => ({
      hintId: id,
      title,
      cost,
      content: content ?? '',
      releaseAt: releaseAt ?? '',
    }))
  const change = (index: number, changes: Partial<Draft>) =>
    setDrafts(hints.map((hint, other) => (other === index ? { ...hint, ...changes } : hint)))

  async function submit() {
    const sent = hints.map(({ releaseAt, ...hint }) => ({
      ...hint,
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
        className="h-panel-body h-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void submit()
        }}
      >
        <p className="h-label">{t('adminChallenge.extraHints.intro')}</p>
        {hints.map((hint, index) => (
          <fieldset key={hint.hintId ?? index} className="h-stack" style={{ border: 0, padding: 0 }}>
            <legend className="h-sub">{t('adminChallenge.extraHints.number', { number: index + 1 })}</legend>
            <TextInput
              label={t('adminChallenge.extraHints.title')}
              maxLength={hintLimits.title}
              value={hint.title}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
              error={errors[`hints.${index}.title`]}
            />
            <Textarea
              label={t('adminChallenge.extraHints.content')}
              autosize
              minRows={2}
              required
              value={hint.content}
              onChange={(event) => change(index, { content: event.currentTarget.value })}
              error={errors[`hints.${index}.content`]}
            />
            <NumberInput
              label={t('adminChallenge.extraHints.cost')}
              allowDecimal={false}
              min={0}
              max={hintLimits.cost}
              value={hint.cost}
              onChange={(cost) => change(index, { cost: Number(cost) || 0 })}
              error={errors[`hints.${index}.cost`]}
            />
            <DateTimeField
              clearable
              label={t('adminChallenge.extraHints.releaseAt')}
              value={hint.releaseAt}
              onChange={(releaseAt) => change(index, { releaseAt })}
              error={errors[`hints.${index}.releaseAt`]}
            />
            <Button size="xs" onClick={() => setDrafts(hints.toSpliced(index, 1))}>
              {t('adminChallenge.extraHints.remove', { number: index + 1 })}
            </Button>
          </fieldset>
        ))}
        <div className="h-row h-wrap">
          <Button
            size="xs"
            disabled={hints.length >= hintLimits.count}
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
              disabled={hints.some(({ content }) => content.trim() === '')}
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
