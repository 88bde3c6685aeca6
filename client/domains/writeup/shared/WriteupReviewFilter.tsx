import { graphql, useFragment } from 'react-relay'
import type { WriteupReviewFilter_game$key } from '../../../__generated__/WriteupReviewFilter_game.graphql.ts'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { WRITEUP_STATES, type WriteupState } from './writeup-states.ts'

type Props = {
  game: WriteupReviewFilter_game$key
  state: WriteupState
  onState: (state: WriteupState) => void
}

/** The states of shared write-ups with their numbers. */
export function WriteupReviewFilter({ game: key, state, onState }: Props) {
  const { t, i18n } = useTranslation()
  const { waiting, published, refused } = useFragment(
    graphql`
      fragment WriteupReviewFilter_game on Game {
        waiting: sharedWriteups(first: 1, state: Waiting) {
          totalCount
        }
        published: sharedWriteups(first: 1, state: Published) {
          totalCount
        }
        refused: sharedWriteups(first: 1, state: Refused) {
          totalCount
        }
      }
    `,
    key,
  )
  const counts = {
    Waiting: waiting.totalCount,
    Published: published.totalCount,
    Refused: refused.totalCount,
  }
  return (
    <Segmented
      label={t('sharedWriteups.states')}
      value={state}
      onChange={onState}
      options={WRITEUP_STATES.map((value) => ({
        value,
        label: (
          <>
            {t(`sharedWriteups.state.${value}`)}{' '}
            <span className="h-num">{counts[value].toLocaleString(i18n.language)}</span>
          </>
        ),
      }))}
    />
  )
}
