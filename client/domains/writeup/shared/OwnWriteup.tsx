import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OwnWriteupQuery } from '../../../__generated__/OwnWriteupQuery.graphql.ts'
import type { OwnWriteupWithdrawMutation } from '../../../__generated__/OwnWriteupWithdrawMutation.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Note } from '../../../components/Note.tsx'
import { Dialog } from '../../../components/panels/Dialog.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { noWriteupId, STATE_TONES } from './writeup-states.ts'

const WriteupForm = lazy(() =>
  import('./WriteupForm.tsx').then((module) => ({ default: module.WriteupForm })),
)

type Props = {
  challengeId: string
  title: string
  mayShare: boolean
  /** Null before the viewer shares a write-up. */
  writeupId: string | null
  onChanged: () => void
}

/** The state of the viewer's write-up of a challenge, and the buttons to share, edit and withdraw it. */
export function OwnWriteup({ challengeId, title, mayShare, writeupId, onChanged }: Props) {
  const { t } = useTranslation()
  const [isWriting, setWriting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { node } = useLazyLoadQuery<OwnWriteupQuery>(
    graphql`
      query OwnWriteupQuery($id: ID!) {
        node(id: $id) {
          ... on SharedWriteup {
            __typename
            kind
            state
            text
            url
            refusal
          }
        }
      }
    `,
    { id: writeupId ?? noWriteupId },
    { fetchPolicy: writeupId ? 'store-or-network' : 'store-only' },
  )
  const [withdraw] = useMutationResult<OwnWriteupWithdrawMutation, 'withdrawWriteup'>(
    graphql`
      mutation OwnWriteupWithdrawMutation($input: WithdrawWriteupInput!) {
        withdrawWriteup(input: $input) {
          __typename
          ... on WithdrawWriteupPayload {
            deletedId @deleteRecord
            game {
              ...WriteupShelf_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'withdrawWriteup',
  )
  const own = writeupId && node?.__typename === 'SharedWriteup' ? node : null

  async function confirm() {
    if (!writeupId) return
    const outcome = await withdraw({ variables: { input: { writeupId } } })
    setAsking(false)
    if (!outcome.ok) return
    showSuccess(t('sharedWriteups.withdrawn'))
    onChanged()
  }

  return (
    <section className="h-panel h-panel-body h-stack" aria-label={t('sharedWriteups.mine')}>
      <div className="h-row h-wrap">
        <b>{t('sharedWriteups.mine')}</b>
        {own ? <Chip tone={STATE_TONES[own.state]}>{t(`sharedWriteups.state.${own.state}`)}</Chip> : null}
        <span className="h-grow" />
        {mayShare ? (
          <Button size="xs" {...(!own && { variant: 'filled' })} onClick={() => setWriting(true)}>
            {t(own ? 'sharedWriteups.edit' : 'sharedWriteups.share')}
          </Button>
        ) : null}
        {own ? (
          <Button size="xs" color="red" variant="outline" onClick={() => setAsking(true)}>
            {t('sharedWriteups.withdraw')}
          </Button>
        ) : null}
      </div>
      {own?.refusal ? (
        <Note tone="bad">{t('sharedWriteups.refusedFor', { reason: own.refusal })}</Note>
      ) : null}
      {own ? null : <p className="h-dim">{t('sharedWriteups.invitation')}</p>}
      <Dialog
        opened={isWriting}
        onClose={() => setWriting(false)}
        title={<b>{t('sharedWriteups.formTitle', { title })}</b>}
        size={760}
      >
        <Suspense fallback={null}>
          <WriteupForm
            challengeId={challengeId}
            text={own?.text ?? ''}
            link={own?.kind === 'Link' ? (own.url ?? '') : ''}
            onSaved={() => {
              setWriting(false)
              onChanged()
            }}
          />
        </Suspense>
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('sharedWriteups.withdrawTitle')}
        confirmLabel={t('sharedWriteups.withdraw')}
      >
        {t('sharedWriteups.withdrawText', { title })}
      </ConfirmDialog>
    </section>
  )
}
