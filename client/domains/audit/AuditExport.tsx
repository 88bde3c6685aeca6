import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useDownload } from '../asset/useDownload.ts'
import type { AuditFilters } from './audit-filters.ts'

const FORMATS = ['csv', 'jsonl'] as const

/** Exports the filtered entries as a file. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation()
  const { start, bytes } = useDownload({ done: t('audit.exported'), failed: t('audit.exportFailed') })
  const pairs = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== null)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          loading={bytes !== null}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          {t('audit.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void start(`/api/admin/audit.${format}?${new URLSearchParams(pairs)}`, `audit.${format}`)
            }
          >
            {t(`audit.format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
