import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { FlagTable_challenge$key } from '../../__generated__/FlagTable_challenge.graphql.ts'
import { DeleteButton } from '../../components/controls/DeleteButton.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { deleteLater, useDeletedIds } from '../../relay/delayed-deletions.ts'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { useSelection } from '../../table/useSelection.ts'
import { DeleteFlagsDialog } from './DeleteFlagsDialog.tsx'
import { flagColumns, type ListedFlag } from './flag-columns.tsx'
import { FLAG_SORTS, flagsFound, flagsInOrder } from './flag-list.ts'
import { useDeleteFlags } from './useFlagMutations.ts'
import styles from './Flags.module.css'

type Props = { challenge: FlagTable_challenge$key; gameId: string }

const PAGE = 100

/** The flags of a challenge, with their files and the teams that they are assigned to. */
export function FlagTable({ challenge: key, gameId }: Props) {
  const { t, i18n } = useTranslation()
  const { params, typed, type: typeSearch, set } = useListAddress()
  const [shown, setShown] = useState(PAGE)
  const [targets, setTargets] = useState<readonly ListedFlag[]>([])
  const [isAsking, setAsking] = useState(false)
  const [deleteFlags] = useDeleteFlags()
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
  const sort = sortInAddress(params, FLAG_SORTS)
  const found = flagsFound(flags, typed)
  const rows = sort ? flagsInOrder(found, sort, i18n.language) : found
  // The whole list can be selected, as all flags are loaded; only the rows are shown in pages.
  const selection = useSelection(rows.map(({ id }) => id))
  const correct = flags.filter(({ isBait }) => !isBait)
  const targetIds = new Set(targets.map(({ id }) => id))
  const areLast = challenge.isEnabled === true && correct.every(({ id }) => targetIds.has(id))

  function ask(chosen: readonly ListedFlag[]) {
    setTargets(chosen)
    setAsking(true)
  }
  function remove() {
    setAsking(false)
    selection.clear()
    deleteLater({
      ids: [...targetIds],
      title: targets.length === 1 ? t('flags.deleted') : t('flags.deletedMany', { count: targets.length }),
      undoLabel: t('action.undo'),
      deleteTogether: (flagIds) =>
        deleteFlags({ variables: { input: { gameId, challengeId: challenge.id, flagIds } } }),
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
    <div className={styles.list}>
      <SearchField label={t('flags.search')} value={typed} onChange={typeSearch} width={320} />
      {rows.length === 0 ? (
        <div className="h-panel">
          <EmptyState
            title={t('flags.noMatch', { text: typed.trim() })}
            action={<Button onClick={() => typeSearch('')}>{t('flags.clearSearch')}</Button>}
          >
            {t('flags.noMatchText')}
          </EmptyState>
        </div>
      ) : (
        <DataTable
          name="flags"
          label={t('adminChallenge.flags')}
          columns={flagColumns(t, {
            language: i18n.language,
            type: challenge.type,
            onDelete: (flag) => ask([flag]),
          })}
          rows={rows.slice(0, shown)}
          rowId={({ id }) => id}
          rowName={({ flag }) => flag}
          summary={t('flags.count', { count: rows.length })}
          sort={sort}
          onSort={(next) => set('sort', sortAddress(next))}
          selection={selection}
          bulkActions={
            <DeleteButton size="xs" onClick={() => ask(rows.filter(({ id }) => selection.has(id)))} />
          }
        />
      )}
      <LoadMoreFooter
        hasNext={rows.length > shown}
        isLoading={false}
        loadNext={(count) => setShown(shown + count)}
        count={PAGE}
      />
      <DeleteFlagsDialog
        opened={isAsking}
        flags={targets}
        areLast={areLast}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      />
    </div>
  )
}
