import { Button, TextInput } from '@mantine/core'
import { useMemo, useState, type SyntheticEvent } from 'react'
import { graphql } from 'react-relay'
import { writeupLimits } from '../../../../rules/field-limits.ts'
import type { WriteupFormMutation } from '../../../__generated__/WriteupFormMutation.graphql.ts'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { DraftNote } from '../../../forms/DraftNote.tsx'
import { UnsavedGuard } from '../../../forms/UnsavedGuard.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../relay/useMutationResult.ts'

type Props = { challengeId: string; text: string; link: string; onSaved: () => void }

type Values = { kind: 'text' | 'link'; text: string; link: string }

/** The viewer's write-up of a challenge: a text or a link. This browser keeps it as a draft until it is saved. */
export function WriteupForm({ challengeId, onSaved, ...before }: Props) {
  const { t } = useTranslation()
  const stored = useMemo<Values>(
    () => ({ kind: before.link ? 'link' : 'text', text: before.text, link: before.link }),
    [before.link, before.text],
  )
  const draft = useDraft(stored, `writeup:${challengeId}`)
  const { kind, text, link } = draft.values
  const [errors, setErrors] = useState<FieldErrors>({})
  const [share, isSaving] = useMutationResult<WriteupFormMutation, 'shareWriteup'>(
    graphql`
      mutation WriteupFormMutation($input: ShareWriteupInput!) {
        shareWriteup(input: $input) {
          __typename
          ... on ShareWriteupPayload {
            writeup {
              id
              kind
              state
              text
              url
              refusal
            }
            game {
              ...WriteupShelf_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'shareWriteup',
  )
  const tooLong = text.length > writeupLimits.text
  const written = kind === 'text' ? text.trim() : link.trim()

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!written || tooLong || isSaving) return
    const sent = kind === 'text' ? { text } : { link }
    const outcome = await share({ variables: { input: { challengeId, ...sent } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    draft.markSaved({ kind, ...sent })
    const { payload } = outcome
    const state = payload.__typename === 'ShareWriteupPayload' ? payload.writeup?.state : undefined
    showSuccess(t(state === 'Published' ? 'sharedWriteups.shared' : 'sharedWriteups.sent'))
    onSaved()
  }

  return (
    <form className="h-stack" onSubmit={(event) => void save(event)}>
      <DraftNote draft={draft} />
      <Segmented
        label={t('sharedWriteups.form')}
        value={kind}
        onChange={(next) => draft.set('kind', next)}
        options={[
          { value: 'text', label: t('sharedWriteups.kind.Text') },
          { value: 'link', label: t('sharedWriteups.kind.Link') },
        ]}
      />
      {kind === 'text' ? (
        <MarkdownEditor
          label={t('sharedWriteups.text')}
          value={text}
          onChange={(next) => draft.set('text', next)}
          minRows={12}
          error={tooLong ? t('sharedWriteups.tooLong', { max: writeupLimits.text }) : errors['text']}
        />
      ) : (
        <TextInput
          label={t('sharedWriteups.link')}
          description={t('sharedWriteups.linkHint')}
          type="url"
          placeholder="https://"
          maxLength={writeupLimits.link}
          value={link}
          onChange={(event) => draft.set('link', event.currentTarget.value)}
          error={errors['link']}
        />
      )}
      <p className="h-label">{t('sharedWriteups.formHint')}</p>
      <Button
        type="submit"
        variant="filled"
        disabled={!written || tooLong}
        loading={isSaving}
        style={{ justifySelf: 'start' }}
      >
        {t('sharedWriteups.save')}
      </Button>
      <UnsavedGuard count={draft.changeCount} isKept={draft.isKept} />
    </form>
  )
}
