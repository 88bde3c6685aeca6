import { Button } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { StatisticsDownload_statistics$key } from '../../__generated__/StatisticsDownload_statistics.graphql.ts'
import { LazyMenu } from '../../components/menus/LazyMenu.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lazyPart } from '../../relay/lazy-part.ts'

const StatisticsMenu = lazyPart(() => import('./StatisticsMenu.tsx').then((module) => module.StatisticsMenu))

/** Saves the shown numbers as a file: the challenges as CSV, or everything as JSON. The names are those of GraphQL. */
export function StatisticsDownload({ statistics: key }: { statistics: StatisticsDownload_statistics$key }) {
  const { t } = useTranslation()
  const statistics = useFragment(
    graphql`
      fragment StatisticsDownload_statistics on GameStatistics {
        teamCount
        submissionCount
        solveCount
        activity {
          startAt
          submissionCount
          solveCount
          activeTeamCount
        }
        pauses {
          pausedAt
          resumedAt
        }
        scores {
          from
          to
          teamCount
        }
        challenges {
          challengeDatabaseId
          title
          category
          submissionCount
          attemptingTeamCount
          solvingTeamCount
          solveRate
          submissionsPerSolve
          firstSolveAt
          medianSolveSeconds
        }
      }
    `,
    key,
  )
  return (
    <LazyMenu menu={StatisticsMenu} popup="menu" content={statistics}>
      <Button
        leftSection={<IconDownload size={16} stroke={1.75} />}
        rightSection={<IconChevronDown size={16} stroke={1.75} />}
      >
        {t('statistics.download')}
      </Button>
    </LazyMenu>
  )
}
