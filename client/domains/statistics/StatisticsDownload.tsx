import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import type { StatisticsDownload_statistics$key } from '../../__generated__/StatisticsDownload_statistics.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { saveFile } from '../asset/save-file.ts'
import { statisticsCsv, statisticsJson } from './statistics-file.ts'

const columns = [
  'challengeDatabaseId',
  'title',
  'category',
  'submissionCount',
  'attemptingTeamCount',
  'solvingTeamCount',
  'solveRate',
  'submissionsPerSolve',
  'firstSolveAt',
  'medianSolveSeconds',
]

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
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          {t('statistics.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveFile(statisticsCsv(statistics.challenges, columns), 'statistics.csv')}>
          {t('statistics.asCsv')}
        </Menu.Item>
        <Menu.Item onClick={() => saveFile(statisticsJson(statistics), 'statistics.json')}>
          {t('statistics.asJson')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
