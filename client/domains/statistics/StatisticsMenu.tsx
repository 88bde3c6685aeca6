import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import type { StatisticsDownload_statistics$data } from '../../__generated__/StatisticsDownload_statistics.graphql.ts'
import type { MenuButtonProps } from '../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../components/panels/useOpenOnMount.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { saveFile } from '../asset/save-file.ts'
import { statisticsCsv, statisticsJson } from './statistics-file.ts'

type Props = { children: ReactElement<MenuButtonProps>; content: StatisticsDownload_statistics$data }

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

/** The files of the statistics. */
export function StatisticsMenu({ children, content }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useOpenOnMount()
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveFile(statisticsCsv(content.challenges, columns), 'statistics.csv')}>
          {t('statistics.asCsv')}
        </Menu.Item>
        <Menu.Item onClick={() => saveFile(statisticsJson(content), 'statistics.json')}>
          {t('statistics.asJson')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
