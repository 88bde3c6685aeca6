import { useMemo, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { SubmissionList_game$key } from '../../__generated__/SubmissionList_game.graphql.ts'
import type { SubmissionListMoreQuery } from '../../__generated__/SubmissionListMoreQuery.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { LiveList, SentHeads } from '../../components/live/LiveRow.tsx'
import { NewRows } from '../../components/live/NewRows.tsx'
import { useLiveRows } from '../../components/live/useLiveRows.ts'
import { useFilters } from '../../relay/useFilters.ts'
import type { ScoredChallenge } from '../challenge/author/ScoredChallengeSelect.tsx'
import type { SubmissionFilters } from './submission-filters.ts'
import { CorrectionBar } from './correction/CorrectionBar.tsx'
import { useChosenSolves } from './correction/useChosenSolves.ts'
import { SubmissionRow } from './SubmissionRow.tsx'
import { useSubmissionRows } from './useSubmissionRows.ts'

const PAGE = 50

type Props = {
  game: SubmissionList_game$key
  filters: SubmissionFilters
  /** The values that the list was loaded with. */
  loadedFilters: SubmissionFilters
  challenges: readonly ScoredChallenge[]
  isPaused: boolean
  onResume: () => void
  onTeam: (teamId: string) => void
  empty: ReactNode
}

/**
 * The submissions of a game, newest first. New rows are inserted unless the list is paused or scrolled
 * down.
 */
export function SubmissionList(props: Props) {
  const { filters, loadedFilters, challenges, isPaused, onResume, onTeam, empty } = props
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    SubmissionListMoreQuery,
    SubmissionList_game$key
  >(
    graphql`
      fragment SubmissionList_game on Game
      @refetchable(queryName: "SubmissionListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        status: { type: "AnswerResult" }
        teamId: { type: "ID" }
        challengeId: { type: "ID" }
        search: { type: "String" }
      ) {
        id
        submissions(
          first: $count
          after: $cursor
          status: $status
          teamId: $teamId
          challengeId: $challengeId
          search: $search
        )
          @connection(
            key: "SubmissionList_submissions"
            filters: ["status", "teamId", "challengeId", "search"]
          ) {
          __id
          edges {
            node {
              id
              status
              voided {
                voidedAt
              }
              ...SubmissionRow_submission
            }
          }
        }
      }
    `,
    props.game,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const live = useLiveRows({ isPaused, filters, refetch })
  useSubmissionRows(data.id, { filters, connectionId: data.submissions?.__id ?? null, ...live })
  const categories = useMemo(
    () => new Map(challenges.map(({ databaseId, category }) => [databaseId, category])),
    [challenges],
  )

  const rows = (data.submissions?.edges ?? []).map(({ node }) => node)
  const { choiceOf, chosen, clear } = useChosenSolves(rows)
  if (rows.length === 0 && !isPending && live.heldCount === 0 && !live.hasGap) return empty
  return (
    <>
      <NewRows live={live} onResume={onResume} />
      <CorrectionBar gameId={data.id} chosen={chosen} onDone={clear} />
      <LiveList
        label={t('monitor.submissions')}
        heads={{
          time: t('monitor.heads.time'),
          mark: t('submissions.result.label'),
          who: t('monitor.heads.team'),
          text: <SentHeads challenge={t('monitor.challenge')} answer={t('cheats.flag')} />,
          aside: t('cheats.address'),
        }}
        isBusy={isPending}
      >
        {rows.map((node) => (
          <SubmissionRow
            key={node.id}
            submission={node}
            categories={categories}
            onTeam={onTeam}
            choice={choiceOf(node)}
          />
        ))}
      </LiveList>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
