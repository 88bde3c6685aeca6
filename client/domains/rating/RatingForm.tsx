import { Button, Textarea } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { graphql } from 'react-relay'
import { ratingLimits } from '../../../rules/field-limits.ts'
import type { RatingFormMutation } from '../../__generated__/RatingFormMutation.graphql.ts'
import type { RatingFormWithdrawMutation } from '../../__generated__/RatingFormWithdrawMutation.graphql.ts'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import styles from './Rating.module.css'

type Props = {
  challengeId: string
  /** The viewer's stored rating; null if there is none. */
  rating: { readonly stars: number; readonly comment: string } | null
  onSaved?: () => void
}

const STARS = ['1', '2', '3', '4', '5'] as const

/** The stars and the comment of the viewer for a challenge. */
export function RatingForm({ challengeId, rating, onSaved }: Props) {
  const { t } = useTranslation()
  const [stars, setStars] = useState(rating ? String(rating.stars) : '')
  const [comment, setComment] = useState(rating?.comment ?? '')
  const [rate, isSaving] = useMutationResult<RatingFormMutation, 'rateChallenge'>(
    graphql`
      mutation RatingFormMutation($input: RateChallengeInput!) {
        rateChallenge(input: $input) {
          __typename
          ... on RateChallengePayload {
            challenge {
              ...RatingPanel_challenge
            }
            game {
              ...RatingTable_game
              ...RatingComments_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'rateChallenge',
  )
  const [withdraw, isWithdrawing] = useMutationResult<RatingFormWithdrawMutation, 'withdrawRating'>(
    graphql`
      mutation RatingFormWithdrawMutation($input: WithdrawRatingInput!) {
        withdrawRating(input: $input) {
          __typename
          ... on WithdrawRatingPayload {
            challenge {
              ...RatingPanel_challenge
            }
            game {
              ...RatingTable_game
              ...RatingComments_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'withdrawRating',
  )

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!stars || isSaving) return
    const outcome = await rate({
      variables: { input: { challengeId, stars: Number(stars), comment: comment.trim() || null } },
    })
    if (!outcome.ok) return
    showSuccess(t('rating.saved'))
    onSaved?.()
  }

  async function remove() {
    const outcome = await withdraw({ variables: { input: { challengeId } } })
    if (!outcome.ok) return
    showSuccess(t('rating.withdrawn'))
    onSaved?.()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Segmented
        filling
        label={t('rating.stars')}
        value={stars}
        onChange={setStars}
        options={STARS.map((value) => ({ value, label: `${value} ★` }))}
      />
      <Textarea
        classNames={{ label: styles.label ?? '' }}
        label={t('rating.comment')}
        description={t('rating.commentHint')}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        maxLength={ratingLimits.comment}
        autosize
        minRows={1}
        maxRows={6}
      />
      <div className="h-row h-wrap">
        <Button type="submit" disabled={!stars || isWithdrawing} loading={isSaving}>
          {t('rating.save')}
        </Button>
        {rating ? (
          <Button
            variant="subtle"
            color="red"
            disabled={isSaving}
            loading={isWithdrawing}
            onClick={() => void remove()}
          >
            {t('rating.withdraw')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
