import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RatingPanel_challenge$key } from '../../__generated__/RatingPanel_challenge.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RatingForm } from './RatingForm.tsx'
import { Stars } from './Stars.tsx'
import styles from './Rating.module.css'

type Props = { challenge: RatingPanel_challenge$key; isClosed: boolean }

/** The viewer's rating of a solved challenge. It can be changed until the result of the game is final. */
export function RatingPanel({ challenge: key, isClosed }: Props) {
  const { t } = useTranslation()
  const { id, viewerRating } = useFragment(
    graphql`
      fragment RatingPanel_challenge on Challenge {
        id
        viewerRating {
          stars
          comment
        }
      }
    `,
    key,
  )
  const [isEditing, setEditing] = useState(false)
  const rating = viewerRating ?? null
  if (isClosed && !rating) return null
  return (
    <section className={styles.section} aria-labelledby="own-rating">
      <h3 id="own-rating" className="h-sub">
        {t('rating.mine')}
      </h3>
      {rating && !isEditing ? (
        <div className={styles.form}>
          <div className={styles.given}>
            <Stars stars={rating.stars} isRow />
            {isClosed ? null : (
              <Button size="xs" aria-label={t('rating.changeMine')} onClick={() => setEditing(true)}>
                {t('rating.change')}
              </Button>
            )}
          </div>
          {rating.comment ? <p className={styles.text}>{rating.comment}</p> : null}
          {isClosed ? <p className="h-label">{t('rating.closed')}</p> : null}
        </div>
      ) : (
        <RatingForm challengeId={id} rating={rating} onSaved={() => setEditing(false)} />
      )}
    </section>
  )
}
