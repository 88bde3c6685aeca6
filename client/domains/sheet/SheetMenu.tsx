import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '../asset/file-size.ts'
import { SHEETS, useDownloadSheet } from './useDownloadSheet.ts'

/** What a game's organisers take home as spreadsheets. */
export function SheetMenu({ gameId }: { gameId: number }) {
  const { t, i18n } = useTranslation()
  const { downloadSheet, coming } = useDownloadSheet(gameId)
  return (
    <>
      {coming && coming.bytes > 0 ? (
        <span className="h-label h-num" role="status">
          {t('sheet.received', { size: fileSize(coming.bytes, i18n.language) })}
        </span>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            loading={coming !== null}
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
              onClick={() => void downloadSheet(sheet)}
            >
              {t(`sheet.${sheet}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
