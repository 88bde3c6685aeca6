import { Button, MultiSelect } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { writeupLimits } from '../../../../rules/field-limits.ts'
import type { PublishPdfFormMutation } from '../../../__generated__/PublishPdfFormMutation.graphql.ts'
import type { PublishPdfFormQuery } from '../../../__generated__/PublishPdfFormQuery.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

type Props = {
  gameId: number
  participationId: string
  /** The id of the PDF in the store. */
  recordId: string
  challengeIds: readonly string[]
  onDone: () => void
}

/** Publishes the PDF of a team for the chosen challenges; for the whole game if none is chosen. */
export function PublishPdfForm({ gameId, participationId, recordId, onDone, ...before }: Props) {
  const { t } = useTranslation()
  const [challengeIds, setChallengeIds] = useState([...before.challengeIds])
  const { game } = useLazyLoadQuery<PublishPdfFormQuery>(
    graphql`
      query PublishPdfFormQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          writeupTopics {
            challenge {
              challengeId
              challengeDatabaseId
              title
              category
            }
            count
            mayShare
            viewerWriteupId
            viewerWriteupState
          }
        }
      }
    `,
    { gameId },
    { fetchPolicy: 'store-and-network' },
  )
  const [publish, isSaving] = useMutationResult<PublishPdfFormMutation, 'publishWriteup'>(
    graphql`
      mutation PublishPdfFormMutation($input: PublishWriteupInput!) {
        publishWriteup(input: $input) {
          __typename
          ... on PublishWriteupPayload {
            writeup {
              id
              challenges {
                challengeId
                title
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'publishWriteup',
  )

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const outcome = await publish({
      variables: { input: { participationId, challengeIds } },
      updater(store, data) {
        if (data?.publishWriteup?.__typename !== 'PublishWriteupPayload') return
        const published = store.getRootField('publishWriteup')?.getLinkedRecord('writeup')
        if (published) store.get(recordId)?.setLinkedRecord(published, 'publication')
      },
    })
    if (!outcome.ok) return
    showSuccess(t('sharedWriteups.shared'))
    onDone()
  }

  // Null before the end of the game.
  const topics = game?.writeupTopics
  if (!topics) return <p>{t('sharedWriteups.beforeEnd')}</p>
  const groups = Map.groupBy(topics, ({ challenge }) => challenge.category)
  return (
    <form className="h-stack" onSubmit={(event) => void save(event)}>
      <MultiSelect
        label={t('sharedWriteups.topics')}
        description={t('sharedWriteups.topicsHint')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('adminChallenge.unlock.clear') }}
        maxValues={writeupLimits.challenges}
        data={[...groups].map(([group, items]) => ({
          group,
          items: items.map(({ challenge }) => ({ value: challenge.challengeId, label: challenge.title })),
        }))}
        value={challengeIds}
        onChange={setChallengeIds}
      />
      <Button type="submit" variant="filled" loading={isSaving} style={{ justifySelf: 'start' }}>
        {t('sharedWriteups.publish')}
      </Button>
    </form>
  )
}
