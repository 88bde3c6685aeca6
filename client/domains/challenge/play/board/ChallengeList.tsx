import { Button } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeList_challenges$key } from '../../../../__generated__/ChallengeList_challenges.graphql.ts'
import { EmptyState } from '../../../../components/states/EmptyState.tsx'
import { filterChallenges, type ChallengeFilters } from './challenge-filters.ts'
import { ChallengeCard } from './ChallengeCard.tsx'

type Props = {
  challenges: ChallengeList_challenges$key
  gameId: number
  newIds: ReadonlySet<number>
  filters: ChallengeFilters
  onChange: (changes: Partial<ChallengeFilters>) => void
}

/**
 * The filtered cards. They are sorted by the loaded scores and not by the live ones, so that cards don't move under
 * the pointer.
 */
export function ChallengeList({ challenges: references, gameId, newIds, filters, onChange }: Props) {
  const { t } = useTranslation()
  const challenges = useFragment(
    graphql`
      fragment ChallengeList_challenges on Challenge @relay(plural: true) {
        id
        databaseId
        title
        category
        score
        solvedCount
        isSolved
        ...ChallengeCard_challenge
      }
    `,
    references,
  )
  const shown = filterChallenges(challenges, filters)
  if (challenges.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState title={t('play.emptyTitle')}>{t('play.emptyText')}</EmptyState>
      </div>
    )
  }
  if (shown.length === 0) {
    const isDone = filterChallenges(challenges, { ...filters, hideSolved: false }).length > 0
    const showAll = isDone
      ? { hideSolved: false }
      : ({ category: null, hideSolved: false, text: '' } as const)
    return (
      <div className="h-panel">
        <EmptyState
          flag={isDone ? 'C' : 'N'}
          title={t(isDone ? 'play.doneTitle' : 'play.noneTitle')}
          action={
            <Button onClick={() => onChange(showAll)}>
              {t(isDone ? 'play.showSolved' : 'play.clearFilters')}
            </Button>
          }
        >
          {t(isDone ? 'play.doneText' : 'play.noneText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="h-cards">
      {shown.map((challenge) => (
        <ChallengeCard
          key={challenge.id}
          challenge={challenge}
          gameId={gameId}
          isNew={newIds.has(challenge.databaseId)}
        />
      ))}
    </div>
  )
}
