import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PublishPdf_writeup$key } from '../../../__generated__/PublishPdf_writeup.graphql.ts'
import type { PublishPdfWithdrawMutation } from '../../../__generated__/PublishPdfWithdrawMutation.graphql.ts'
import { Dialog } from '../../../components/panels/Dialog.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

const PublishPdfForm = lazy(() =>
  import('./PublishPdfForm.tsx').then((module) => ({ default: module.PublishPdfForm })),
)

/** Publishes the PDF of a team, or withdraws it. */
export function PublishPdf({ writeup: key, gameId }: { writeup: PublishPdf_writeup$key; gameId: number }) {
  const { t } = useTranslation()
  const { __id, participationId, team, publication } = useFragment(
    graphql`
      fragment PublishPdf_writeup on Writeup {
        __id
        participationId
        team {
          name
        }
        publication {
          id
          challenges {
            challengeId
            title
          }
        }
      }
    `,
    key,
  )
  const [isChoosing, setChoosing] = useState(false)
  const [withdraw, isWithdrawing] = useMutationResult<PublishPdfWithdrawMutation, 'unpublishWriteup'>(
    graphql`
      mutation PublishPdfWithdrawMutation($input: UnpublishWriteupInput!) {
        unpublishWriteup(input: $input) {
          __typename
          ... on UnpublishWriteupPayload {
            deletedId
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'unpublishWriteup',
  )

  async function unpublish() {
    const outcome = await withdraw({
      variables: { input: { participationId } },
      updater(store, data) {
        const result = data?.unpublishWriteup
        if (result?.__typename === 'UnpublishWriteupPayload') store.get(__id)?.setValue(null, 'publication')
      },
    })
    if (outcome.ok) showSuccess(t('sharedWriteups.withdrawn'))
  }

  const titles = publication?.challenges.map(({ title }) => title).join(', ')
  return (
    <>
      {publication ? (
        <span title={titles || t('sharedWriteups.wholeGame')}>
          <Chip tone="ok">{t('sharedWriteups.state.Published')}</Chip>
        </span>
      ) : null}
      {publication ? (
        <Button
          size="xs"
          color="red"
          variant="outline"
          loading={isWithdrawing}
          onClick={() => void unpublish()}
        >
          {t('sharedWriteups.withdraw')}
        </Button>
      ) : null}
      <Button size="xs" onClick={() => setChoosing(true)}>
        {t(publication ? 'sharedWriteups.change' : 'sharedWriteups.publish')}
      </Button>
      <Dialog
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        title={<b>{t('sharedWriteups.publishTitle', { team: team.name })}</b>}
        size={480}
      >
        <Suspense fallback={null}>
          <PublishPdfForm
            gameId={gameId}
            participationId={participationId}
            recordId={__id}
            challengeIds={publication?.challenges.map(({ challengeId }) => challengeId) ?? []}
            onDone={() => setChoosing(false)}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
