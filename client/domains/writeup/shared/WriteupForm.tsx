import { Button, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { graphql } from 'react-relay'
import { writeupLimits } from '../../../../rules/field-limits.ts'
import type { WriteupFormMutation } from '../../../__generated__/WriteupFormMutation.graphql.ts'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../relay/useMutationResult.ts'

type Props = { challengeId: string; text: string; link: string; onSaved: () => void }

/** The viewer's write-up of a challenge: a text or a link. */
export function WriteupForm({ challengeId, onSaved, ...before }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'text' | 'link'>(before.link ? 'link' : 'text')
  const [text, setText] = useState(before.text)
  const [link, setLink] = useState(before.link)
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
    const input = { challengeId, ...(kind === 'text' ? { text } : { link }) }
    const outcome = await share({ variables: { input } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    const { payload } = outcome
    const state = payload.__typename === 'ShareWriteupPayload' ? payload.writeup?.state : undefined
    showSuccess(t(state === 'Published' ? 'sharedWriteups.shared' : 'sharedWriteups.sent'))
    onSaved()
  }

  return (
    <form className="h-stack" onSubmit={(event) => void save(event)}>
      <Segmented
        label={t('sharedWriteups.form')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'text', label: t('sharedWriteups.kind.Text') },
          { value: 'link', label: t('sharedWriteups.kind.Link') },
        ]}
      />
      {kind === 'text' ? (
        <MarkdownEditor
          label={t('sharedWriteups.text')}
          value={text}
          onChange={setText}
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
          onChange={(event) => setLink(event.currentTarget.value)}
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
    </form>
  )
}
