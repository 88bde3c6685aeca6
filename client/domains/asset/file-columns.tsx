import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { TFunction } from '../../i18n/translate.ts'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import type { Column } from '../../table/column.ts'
import type { FileUses_uses$key } from '../../__generated__/FileUses_uses.graphql.ts'
import { FileUses } from './FileUses.tsx'
import { fileSize } from './file-size.ts'

export type ListedFile = {
  hash: string
  name: string
  size: number
  uploadedAt: string
  url: string
  uses: ({ count: number } & FileUses_uses$key) | null | undefined
}

/** The columns of the stored files. */
export function fileColumns(
  t: TFunction,
  language: string,
  onDelete: (file: ListedFile) => void,
): Column<ListedFile>[] {
  return [
    {
      key: 'name',
      label: t('files.name'),
      isSortable: true,
      defaultOrder: 'ascending',
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: ({ name, url, uses }) => (
        <>
          <a href={url} download title={name} data-row-opener>
            {name}
          </a>
          <div className="h-label h-phone">
            <FileUses uses={uses} isText />
          </div>
        </>
      ),
    },
    { key: 'uses', label: t('files.uses'), isWhole: true, cell: ({ uses }) => <FileUses uses={uses} /> },
    {
      key: 'hash',
      label: t('files.hash'),
      cell: ({ name, hash }) => (
        <span className="h-row">
          <span className="h-mono h-dim">{hash.slice(0, 16)}…</span>
          <CopyButton value={hash} label={t('files.copyHash', { name })} />
        </span>
      ),
    },
    {
      key: 'uploaded',
      label: t('files.uploaded'),
      isSortable: true,
      isDescendingFirst: true,
      cell: ({ uploadedAt }) => (
        <span className="h-num h-dim">
          <RelativeTime time={uploadedAt} />
        </span>
      ),
    },
    {
      key: 'size',
      label: t('files.size'),
      isSortable: true,
      isDescendingFirst: true,
      isOnPhone: true,
      align: 'end',
      cell: ({ size }) => fileSize(size, language),
    },
    {
      key: 'actions',
      label: t('files.actions'),
      isFixed: true,
      isLabelHidden: true,
      align: 'end',
      cell: (file) => (
        <Tooltip label={t('files.delete')}>
          <ActionIcon
            size={28}
            aria-label={t('files.deleteOf', { name: file.name })}
            onClick={() => onDelete(file)}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ]
}
