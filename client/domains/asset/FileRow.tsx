import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { FileRow_file$key } from '../../__generated__/FileRow_file.graphql.ts'
import { CopyButton } from '../../components/CopyField.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { fileSize } from './file-size.ts'

type Props = { file: FileRow_file$key; onDelete: (file: { hash: string; name: string }) => void }

export function FileRow({ file: key, onDelete }: Props) {
  const { t, i18n } = useTranslation()
  const { hash, name, size, uploadedAt, url } = useFragment(
    graphql`
      fragment FileRow_file on StoredFile {
        hash
        name
        size
        uploadedAt
        url
      }
    `,
    key,
  )
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <a href={url} download>
          {name}
        </a>
      </Table.Td>
      <Table.Td className="h-desk">
        <span className="h-row">
          <span className="h-mono h-dim">{hash.slice(0, 16)}…</span>
          <CopyButton value={hash} label={t('files.copyHash', { name })} />
        </span>
      </Table.Td>
      <Table.Td className="h-desk h-num h-dim">
        <RelativeTime time={uploadedAt} />
      </Table.Td>
      <Table.Td className="h-num" style={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        {fileSize(size, i18n.language)}
      </Table.Td>
      <Table.Td style={{ width: 44 }}>
        <Tooltip label={t('files.delete')}>
          <ActionIcon
            size={28}
            aria-label={t('files.deleteOf', { name })}
            onClick={() => onDelete({ hash, name })}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  )
}
