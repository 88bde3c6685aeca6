import { Button, Checkbox, Table } from '@mantine/core'
import { Fragment, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdminChallengeList_game$key } from '../../../../__generated__/AdminChallengeList_game.graphql.ts'
import { categories } from '../../../../../rules/categories.ts'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import { showSuccess } from '../../../../components/toasts.ts'
import { useDeletedIds } from '../../../../relay/delayed-deletions.ts'
import { AdminChallengeRow } from './AdminChallengeRow.tsx'
import { DeleteChallengesButton } from './DeleteChallengesButton.tsx'
import { GroupCheckbox } from '../GroupCheckbox.tsx'
import { useUpdateChallenge } from '../useChallengeMutations.ts'
import { useGroupSelection } from '../useGroupSelection.ts'
import styles from './AdminChallengeList.module.css'

export type EnabledFilter = 'all' | 'enabled' | 'disabled'
type Props = { game: AdminChallengeList_game$key; search: string; show: EnabledFilter; empty: ReactNode }

/** A game's challenges by category, which can be enabled or disabled together. */
export function AdminChallengeList({ game: key, search, show, empty }: Props) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment AdminChallengeList_game on Game {
        id
        databaseId
        allChallenges {
          id
          title
          category
          isEnabled
          solvedCount
          ...AdminChallengeRow_challenge
        }
      }
    `,
    key,
  )
  const selection = useGroupSelection()
  const [isRunning, setRunning] = useState(false)
  const [updateChallenge] = useUpdateChallenge()

  const deleted = useDeletedIds()
  const wanted = search.trim().toLowerCase()
  const rows = (game.allChallenges ?? []).filter(
    ({ id, title, category, isEnabled }) =>
      !deleted.has(id) &&
      (show === 'all' || (show === 'enabled') === isEnabled) &&
      (title.toLowerCase().includes(wanted) || category.toLowerCase() === wanted),
  )
  const groups = categories
    .map((category) => ({
      category,
      challenges: rows.filter((row) => row.category === category),
    }))
    .filter(({ challenges }) => challenges.length > 0)
  const selected = rows.filter(({ id }) => selection.ids.has(id))
  const isAll = rows.length > 0 && selected.length === rows.length

  async function setEnabled(isEnabled: boolean) {
    setRunning(true)
    let count = 0
    // Runs sequentially: each update changes the scoreboard, and each refusal is shown.
    for (const challenge of selected) {
      if (challenge.isEnabled === isEnabled) continue
      const input = { gameId: game.id, challengeId: challenge.id, isEnabled }
      const outcome = await updateChallenge({ variables: { input } })
      if (outcome.ok) count += 1
    }
    setRunning(false)
    if (count > 0) showSuccess(t(`adminChallenges.${isEnabled ? 'enabledMany' : 'disabledMany'}`, { count }))
    selection.clear()
  }

  if (rows.length === 0) return empty
  return (
    <div className={`h-panel ${styles.list}`}>
      <div className={styles.head}>
        <Checkbox
          label={
            selected.length > 0
              ? t('adminChallenges.selected', { count: selected.length })
              : t('adminChallenges.selectAll')
          }
          checked={isAll}
          indeterminate={selected.length > 0 && !isAll}
          onChange={() =>
            selection.select(
              rows.map(({ id }) => id),
              !isAll,
            )
          }
        />
        <span className="h-row">
          {([true, false] as const).map((isEnabled) => (
            <Button
              key={String(isEnabled)}
              size="xs"
              loading={isRunning}
              disabled={!selected.some((challenge) => challenge.isEnabled !== isEnabled)}
              onClick={() => void setEnabled(isEnabled)}
            >
              {t(isEnabled ? 'adminChallenges.doEnable' : 'adminChallenges.doDisable')}
            </Button>
          ))}
          <DeleteChallengesButton
            gameId={game.id}
            challenges={selected}
            disabled={isRunning}
            onDelete={selection.clear}
          />
        </span>
      </div>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.check ?? ''} />
            <Table.Th>{t('adminChallenge.title')}</Table.Th>
            <Table.Th className="h-desk">{t('adminChallenge.type')}</Table.Th>
            <Table.Th className={`h-desk ${styles.figure}`}>{t('adminChallenges.rangeColumn')}</Table.Th>
            <Table.Th className={styles.figure ?? ''}>{t('adminChallenges.score')}</Table.Th>
            <Table.Th className={styles.figure ?? ''}>{t('adminChallenges.solves')}</Table.Th>
            <Table.Th className="h-desk">{t('adminChallenges.bloods')}</Table.Th>
            <Table.Th className={styles.switch ?? ''}>{t('adminChallenges.enabled')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ category, challenges }) => (
            <Fragment key={category}>
              <Table.Tr className={styles.group ?? ''}>
                <Table.Td className={styles.check ?? ''}>
                  <GroupCheckbox
                    label={t('adminChallenges.selectCategory', { category })}
                    rowIds={challenges.map(({ id }) => id)}
                    selection={selection}
                  />
                </Table.Td>
                <Table.Th colSpan={7} scope="rowgroup">
                  <span className="h-row">
                    <CategoryName category={category} />
                    <span className="h-faint h-num">{challenges.length}</span>
                  </span>
                </Table.Th>
              </Table.Tr>
              {challenges.map((challenge) => (
                <AdminChallengeRow
                  key={challenge.id}
                  challenge={challenge}
                  game={game}
                  isSelected={selection.ids.has(challenge.id)}
                  onSelect={(isSelected) => selection.select([challenge.id], isSelected)}
                />
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
