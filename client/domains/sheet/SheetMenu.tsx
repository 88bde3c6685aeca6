import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { fileSize } from '../asset/file-size.ts'
import { useDownload } from '../asset/useDownload.ts'
import type { EventFilters } from '../game-event/event-kinds.ts'
import { useEventSheetUrl } from './useEventSheetUrl.ts'
import styles from './SheetMenu.module.css'

const SHEETS = ['scoreboardsheet', 'submissionsheet'] as const

const NO_FILTERS: EventFilters = { kind: null, teamId: null, challengeId: null, search: null }

type Props = { gameId: number; eventFilters?: EventFilters | undefined }

/** The exports of a game: spreadsheets, the events, and the result as a JSON file for CTFtime. */
export function SheetMenu({ gameId, eventFilters = NO_FILTERS }: Props) {
  const { t, i18n } = useTranslation()
  const { start, bytes } = useDownload({ done: t('sheet.downloaded'), failed: t('sheet.failed') })
  const eventSheetUrl = useEventSheetUrl(gameId)
  const isFiltered = Object.values(eventFilters).some((value) => value !== null)
  return (
    <>
      {bytes ? (
        <span className="h-label h-num" role="status">
          {t('sheet.received', { size: fileSize(bytes, i18n.language) })}
        </span>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            loading={bytes !== null}
            leftSection={<IconDownload size={16} stroke={1.75} />}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            {t('sheet.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SHEETS.map((sheet) => (
            <Menu.Item
              key={sheet}
              leftSection={<IconFileSpreadsheet size={16} stroke={1.75} />}
              onClick={() => void start(`/api/game/${gameId}/${sheet}?form=full`, `${sheet}-${gameId}.xlsx`)}
            >
              {t(`sheet.${sheet}`)}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={16} stroke={1.75} />}
            onClick={() => void start(eventSheetUrl(eventFilters), `events-${gameId}.csv`)}
          >
            {t(isFiltered ? 'sheet.filteredEvents' : 'sheet.events')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrophy size={16} stroke={1.75} />}
            onClick={() => void start(`/api/game/${gameId}/ctftime?full=true`, `ctftime-${gameId}.json`)}
          >
            {t('sheet.ctftime')}
            <span className={styles.hint}>{t('sheet.ctftimeHint')}</span>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
