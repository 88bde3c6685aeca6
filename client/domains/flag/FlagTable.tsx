import { ActionIcon, Button, Table } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { FlagTable_challenge$key } from '../../__generated__/FlagTable_challenge.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { deleteLater, useDeletedIds } from '../../relay/delayed-deletions.ts'
import { fileSize } from '../asset/file-size.ts'
import { useDeleteFlag } from './useFlagMutations.ts'
import styles from './Flags.module.css'

type Props = { challenge: FlagTable_challenge$key; gameId: string }
type FlagToDelete = { id: string; flag: string; isBait: boolean; holderTeamName: string | null | undefined }

const PAGE = 100

/** The flags of a challenge, with their files and the teams that they are assigned to. */
export function FlagTable({ challenge: key, gameId }: Props) {
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [flagToDelete, setFlagToDelete] = useState<FlagToDelete | null>(null)
  const [deleteFlag] = useDeleteFlag()
  const challenge = useFragment(
    graphql`
      fragment FlagTable_challenge on Challenge {
        id
        type
        isEnabled
        flags {
          id
          flag
          kind
          isBait
          holderTeamName
          attachment {
            type
            url
            name
            fileSize
          }
        }
      }
    `,
    key,
  )
  const deleted = useDeletedIds()
  const flags = (challenge.flags ?? []).filter(({ id }) => !deleted.has(id))
  const hasHolders = challenge.type === 'DynamicAttachment' || challenge.type === 'DynamicContainer'
  const withFiles = challenge.type === 'DynamicAttachment'
  const wanted = search.trim().toLowerCase()
  const rows = flags.filter(
    ({ flag, holderTeamName, attachment }) =>
      flag.toLowerCase().includes(wanted) ||
      holderTeamName?.toLowerCase().includes(wanted) ||
      attachment?.name?.toLowerCase().includes(wanted),
  )
  const isLast = challenge.isEnabled && flags.filter(({ isBait }) => !isBait).length === 1

  function remove({ id: flagId }: FlagToDelete) {
    setFlagToDelete(null)
    deleteLater({
      ids: [flagId],
      title: t('flags.deleted'),
      undoLabel: t('action.undo'),
      deleteOne: () => deleteFlag({ variables: { input: { gameId, challengeId: challenge.id, flagId } } }),
    })
  }

  if (flags.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState flag="P" title={t('flags.none')}>
          {t(challenge.type === 'DynamicContainer' ? 'flags.noneGiven' : 'flags.noneText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <section className={`h-panel ${styles.panel}`}>
      <div className="h-panel-head">
        <h2 className={styles.count}>{t('flags.count', { count: flags.length })}</h2>
        <SearchField label={t('flags.search')} value={search} onChange={setSearch} width={220} />
      </div>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('flags.flag')}</Table.Th>
            {withFiles ? <Table.Th>{t('flags.thing')}</Table.Th> : null}
            {hasHolders ? <Table.Th>{t('flags.holder')}</Table.Th> : null}
            <Table.Th>
              <span className="h-sr">{t('action.delete')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, shown).map(({ id, flag, kind, isBait, holderTeamName, attachment }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <span className={styles.flag}>
                  <code>{flag}</code>
                  <CopyButton value={flag} label={t('flags.copy')} />
                  {kind === 'Exact' ? null : <Chip tone="plain">{t(`flags.kind.${kind}`)}</Chip>}
                  {isBait ? <Chip tone="warn">{t('flags.bait')}</Chip> : null}
                </span>
              </Table.Td>
              {withFiles ? (
                <Table.Td className={styles.file ?? ''}>
                  {attachment?.url ? (
                    <a href={attachment.url} target="_blank" rel="noopener noreferrer">
                      {attachment.name ?? attachment.url}
                    </a>
                  ) : (
                    <span className={styles.missing}>{t('flags.noFile')}</span>
                  )}
                  {typeof attachment?.fileSize === 'number' ? (
                    <span className="h-faint h-num"> {fileSize(attachment.fileSize, i18n.language)}</span>
                  ) : null}
                </Table.Td>
              ) : null}
              {hasHolders ? (
                <Table.Td>
                  {holderTeamName ?? (isBait ? '–' : <span className="h-faint">{t('flags.free')}</span>)}
                </Table.Td>
              ) : null}
              <Table.Td className={styles.end ?? ''}>
                <ActionIcon
                  size={28}
                  aria-label={t('flags.delete', { flag })}
                  onClick={() => setFlagToDelete({ id, flag, isBait, holderTeamName })}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 ? (
        <EmptyState
          title={t('flags.noMatch', { text: search })}
          action={<Button onClick={() => setSearch('')}>{t('flags.clearSearch')}</Button>}
        >
          {t('flags.noMatchText')}
        </EmptyState>
      ) : null}
      {rows.length > shown ? (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + PAGE)}>{t('flags.more')}</Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={flagToDelete !== null}
        onClose={() => setFlagToDelete(null)}
        onConfirm={() => (flagToDelete ? remove(flagToDelete) : undefined)}
        title={t('flags.deleteTitle')}
        confirmLabel={t('flags.deleteConfirm')}
      >
        <p>
          <code className={styles.flagToDelete}>{flagToDelete?.flag}</code>
        </p>
        {flagToDelete?.holderTeamName ? (
          <p>{t('flags.deleteHeld', { team: flagToDelete.holderTeamName })}</p>
        ) : null}
        <p>
          {t(flagToDelete?.isBait ? 'flags.deleteBait' : isLast ? 'flags.deleteLast' : 'flags.deleteText')}
        </p>
      </ConfirmDialog>
    </section>
  )
}
