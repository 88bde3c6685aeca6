import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RatingComment_comment$key } from '../../__generated__/RatingComment_comment.graphql.ts'
import type { RatingCommentRemoveMutation } from '../../__generated__/RatingCommentRemoveMutation.graphql.ts'
import { Flag } from '../../components/flags/Flag.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { hasRole, useViewer } from '../../session/viewer.ts'
import { Stars } from './Stars.tsx'
import styles from './Rating.module.css'

type Props = {
  comment: RatingComment_comment$key
  challenge:
    | { readonly title: string; readonly category: ComponentProps<typeof Flag>['category'] }
    | undefined
  connectionId: string
}

/** A comment with its stars. Organizers see its author; administrators can remove it. */
export function RatingComment({ comment: key, challenge, connectionId }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { id, stars, comment, ratedAt, userName, teamName } = useFragment(
    graphql`
      fragment RatingComment_comment on RatingComment {
        id
        stars
        comment
        ratedAt
        userName
        teamName
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const [remove] = useMutationResult<RatingCommentRemoveMutation, 'removeRating'>(
    graphql`
      mutation RatingCommentRemoveMutation($input: RemoveRatingInput!, $connections: [ID!]!) {
        removeRating(input: $input) {
          __typename
          ... on RemoveRatingPayload {
            deletedId @deleteEdge(connections: $connections)
            game {
              ...RatingTable_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'removeRating',
  )

  async function confirm() {
    const outcome = await remove({ variables: { input: { ratingId: id }, connections: [connectionId] } })
    if (outcome.ok) showSuccess(t('rating.removed'))
    else setAsking(false)
  }

  return (
    <li className={styles.comment}>
      <div className="h-grow">
        <p className={styles.about}>
          {challenge ? <Flag category={challenge.category} size={14} /> : null}
          <b>{challenge?.title ?? '–'}</b>
          <Stars stars={stars} />
          <RelativeTime time={ratedAt} className={`h-label ${styles.time}`} />
        </p>
        <p className={styles.text}>{comment}</p>
        {userName ? <p className="h-label">{[userName, teamName].join(' · ')}</p> : null}
      </div>
      {hasRole(viewer, 'Admin') ? (
        <ActionIcon
          className={styles.remove}
          aria-label={t('rating.remove', { user: userName ?? '' })}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      ) : null}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('rating.removeTitle')}
        confirmLabel={t('rating.removeConfirm')}
      >
        {t('rating.removeText')}
      </ConfirmDialog>
    </li>
  )
}
