import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { WriteupReaderQuery } from '../../../__generated__/WriteupReaderQuery.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { dateAndTime } from '../../../time/formats.ts'
import { WriteupBody } from './WriteupBody.tsx'

type Props = {
  id: string
  /** Null beside the list, which then stays. */
  onClose: (() => void) | null
}

/** The reading view of a write-up. */
export function WriteupReader({ id, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const { node } = useLazyLoadQuery<WriteupReaderQuery>(
    graphql`
      query WriteupReaderQuery($id: ID!) {
        node(id: $id) {
          ... on SharedWriteup {
            __typename
            teamName
            userName
            publishedAt
            challenges {
              challengeDatabaseId
              title
            }
            ...WriteupBody_writeup @alias(as: "body")
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  )
  const back = onClose ? (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.75} />}
      onClick={onClose}
    >
      {t('sharedWriteups.back')}
    </Button>
  ) : null
  if (node?.__typename !== 'SharedWriteup' || !node.body) {
    return (
      <div className="h-panel-body h-stack">
        <p>{t('sharedWriteups.gone')}</p>
        {back ? <div>{back}</div> : null}
      </div>
    )
  }
  const { teamName, userName, publishedAt, challenges } = node
  return (
    <article className="h-panel-body h-stack">
      <div className="h-row h-wrap">
        {back}
        <div className="h-grow">
          <b>{userName ? `${userName} · ${teamName}` : teamName}</b>
          <p className="h-label">
            {publishedAt ? dateAndTime(Date.parse(publishedAt), i18n.language) : null}
            {challenges.length > 1 ? ` · ${challenges.map(({ title }) => title).join(', ')}` : null}
          </p>
        </div>
      </div>
      <WriteupBody writeup={node.body} label={t('writeups.of', { team: userName ?? teamName })} />
    </article>
  )
}
