import { Loader, Table } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useCorrectionPreview } from './useCorrectionPreview.ts'

type Props = {
  gameId: string
  correction: 'Void' | 'Restore'
  submissionIds: readonly string[]
  /** Called with the number of solves that the correction changes. */
  onSolves: (count: number) => void
}

const change = (before: number | string, after: number | string) =>
  before === after ? String(after) : `${before} → ${after}`

/** The ranks, scores, values and bloods that a correction moves. */
export function MovedPlaces({ onSolves, ...selection }: Props) {
  const { t } = useTranslation()
  const preview = useCorrectionPreview(selection)
  const tell = useEffectEvent(onSolves)
  const count = preview?.solveCount ?? 0
  useEffect(() => tell(count), [count])
  if (preview === null) return <Loader size="sm" />
  if (preview === undefined) return <p role="alert">{t('failure.unexpected')}</p>
  if (count === 0) return <p>{t('corrections.noSolves')}</p>
  const { teams, challenges } = preview
  if (teams.length + challenges.length === 0) return <p>{t('corrections.unmoved')}</p>
  return (
    <div
      role="group"
      aria-label={t('corrections.moved')}
      // A keyboard scrolls only what it can reach.
      tabIndex={0}
      style={{ maxHeight: 320, overflow: 'auto' }}
    >
      {teams.length === 0 ? null : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('corrections.team')}</Table.Th>
              <Table.Th>{t('corrections.rank')}</Table.Th>
              <Table.Th>{t('corrections.points')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {teams.map(({ teamDatabaseId, teamName, before, after }) => (
              <Table.Tr key={teamDatabaseId}>
                <Table.Td>{teamName}</Table.Td>
                <Table.Td className="h-num" style={{ whiteSpace: 'nowrap' }}>
                  {change(before.rank, after.rank)}
                </Table.Td>
                <Table.Td className="h-num">{change(before.score, after.score)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {challenges.length === 0 ? null : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('corrections.challenge')}</Table.Th>
              <Table.Th>{t('corrections.points')}</Table.Th>
              <Table.Th>{t('corrections.bloods')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {challenges.map(({ challengeDatabaseId, title, before, after }) => (
              <Table.Tr key={challengeDatabaseId}>
                <Table.Td>{title}</Table.Td>
                <Table.Td className="h-num">{change(before.points, after.points)}</Table.Td>
                <Table.Td>{change(before.bloods.join(', ') || '–', after.bloods.join(', ') || '–')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}
