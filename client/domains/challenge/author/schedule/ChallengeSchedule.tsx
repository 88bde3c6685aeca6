import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeSchedule_game$key } from '../../../../__generated__/ChallengeSchedule_game.graphql.ts'
import { dateAndTime } from '../../../../time/formats.ts'
import { DataTable } from '../../../../table/DataTable.tsx'
import { useSelection } from '../../../../table/useSelection.ts'
import { scheduleColumns, type Seen } from './schedule-columns.tsx'
import { wavesOf } from './schedule-waves.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'

type Props = { game: ChallengeSchedule_game$key; seen: Seen }

/** The challenges of a game by release. The times of the selected ones can be changed together. */
export function ChallengeSchedule({ game: key, seen }: Props) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment ChallengeSchedule_game on Game {
        id
        databaseId
        allChallenges {
          id
          databaseId
          title
          category
          isEnabled
          isReleased
          releaseAt
          closeAt
          requiredChallenges {
            id
          }
        }
      }
    `,
    key,
  )
  const [isSetting, setSetting] = useState(false)
  const waves = wavesOf(game.allChallenges ?? [])
  const rows = waves.flatMap(({ challenges }) => challenges)
  const selection = useSelection(rows.map(({ id }) => id))
  return (
    <>
      <DataTable
        opens
        name="schedule"
        label={t('adminSchedule.title')}
        columns={scheduleColumns(t, { language: i18n.language, gameId: game.databaseId, seen })}
        rows={rows}
        groups={waves.map(({ releaseAt, challenges }) => {
          const time = releaseAt
            ? dateAndTime(Date.parse(releaseAt), i18n.language)
            : t('adminSchedule.fromStart')
          return {
            key: releaseAt ?? '',
            head: <span className="h-num">{time}</span>,
            selectLabel: t('adminSchedule.selectWave', { time }),
            rows: challenges,
          }
        })}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        isDim={({ id }) => seen !== null && !seen.ids.has(id)}
        summary={t('adminChallenges.count', { count: rows.length })}
        selection={selection}
        bulkActions={
          <Button
            size="xs"
            leftSection={<IconCalendarTime size={16} stroke={1.75} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            {t('adminSchedule.setTimes')}
          </Button>
        }
      />
      <ScheduleDialog
        gameId={game.id}
        selected={[...selection.ids]}
        opened={isSetting}
        onClose={() => setSetting(false)}
        onDone={selection.clear}
      />
    </>
  )
}
