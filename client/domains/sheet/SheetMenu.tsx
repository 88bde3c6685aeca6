import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { fileSize } from '../asset/file-size.ts'
import { useDownload } from '../asset/useDownload.ts'

const SHEETS = ['scoreboardsheet', 'submissionsheet'] as const

/** The exports of a game: spreadsheets, and the result as a JSON file for CTFtime. */
export function SheetMenu({ gameId }: { gameId: number }) {
  const { t, i18n } = useTranslation()
  const { start, bytes } = useDownload({ done: t('sheet.downloaded'), failed: t('sheet.failed') })
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
              onClick={() => void start(`/api/game/${gameId}/${sheet}`, `${sheet}-${gameId}.xlsx`)}
            >
              {t(`sheet.${sheet}`)}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconTrophy size={16} stroke={1.75} />}
            onClick={() => void start(`/api/game/${gameId}/ctftime?full=true`, `ctftime-${gameId}.json`)}
          >
            {t('sheet.ctftime')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
