import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { TFunction } from '../../i18n/translate.ts'
import type { FlagTable_challenge$data } from '../../__generated__/FlagTable_challenge.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import type { Column } from '../../table/column.ts'
import { fileSize } from '../asset/file-size.ts'
import type { FlagSort } from './flag-list.ts'
import styles from './Flags.module.css'

export type ListedFlag = NonNullable<FlagTable_challenge$data['flags']>[number]

type Options = {
  language: string
  type: FlagTable_challenge$data['type']
  onDelete: (flag: ListedFlag) => void
}

/** The columns of the flags: files and teams only where flags have them. */
export function flagColumns(
  t: TFunction,
  { language, type, onDelete }: Options,
): Column<ListedFlag, FlagSort['key'] | 'actions'>[] {
  const hasFiles = type === 'DynamicAttachment'
  const hasHolders = hasFiles || type === 'DynamicContainer'
  const mark = (flag: ListedFlag) =>
    flag.isBait ? (
      <Chip tone="warn">{t('flags.bait')}</Chip>
    ) : flag.kind === 'Exact' ? null : (
      <Chip tone="plain">{t(`flags.kind.${flag.kind}`)}</Chip>
    )
  const holder = ({ holderTeamName, isBait }: ListedFlag) =>
    holderTeamName ?? (isBait ? '–' : <span className="h-faint">{t('flags.free')}</span>)
  const file = ({ attachment }: ListedFlag) =>
    attachment?.url ? (
      <a href={attachment.url} target="_blank" rel="noopener noreferrer">
        {attachment.name ?? attachment.url}
      </a>
    ) : (
      <span className={styles.missing}>{t('flags.noFile')}</span>
    )
  return [
    {
      key: 'flag',
      label: t('flags.flag'),
      isSortable: true,
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: (row) => (
        <>
          <span className={styles.flag}>
            <code title={row.flag}>{row.flag}</code>
            <CopyButton value={row.flag} label={t('flags.copy')} />
          </span>
          <span className={`h-row h-label h-phone ${styles.more}`}>
            {mark(row)}
            {hasFiles ? file(row) : null}
            {hasHolders ? <span>{holder(row)}</span> : null}
          </span>
        </>
      ),
    },
    {
      key: 'kind',
      label: t('flags.kind.label'),
      isSortable: true,
      cell: (row) => mark(row) ?? <span className="h-dim">{t('flags.kind.Exact')}</span>,
    },
    ...(hasFiles
      ? [
          {
            key: 'file' as const,
            label: t('flags.thing'),
            isSortable: true,
            cell: (row: ListedFlag) => (
              <>
                {file(row)}
                {typeof row.attachment?.fileSize === 'number' ? (
                  <span className="h-faint h-num"> {fileSize(row.attachment.fileSize, language)}</span>
                ) : null}
              </>
            ),
          },
        ]
      : []),
    ...(hasHolders
      ? [
          {
            key: 'holder' as const,
            label: t('flags.holder'),
            isSortable: true,
            cell: holder,
          },
        ]
      : []),
    {
      key: 'actions',
      label: t('action.delete'),
      isFixed: true,
      isOnPhone: true,
      isLabelHidden: true,
      align: 'end',
      cell: (row) => (
        <ActionIcon
          size={28}
          aria-label={t('flags.delete', { flag: row.flag })}
          onClick={() => onDelete(row)}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      ),
    },
  ]
}
