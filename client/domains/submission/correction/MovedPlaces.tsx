import { Loader, Table } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { figure } from '../../scoreboard/model/board-times.ts'
import type { PreviewState } from './usePreview.ts'

const change = (before: string, after: string) => (before === after ? after : `${before} → ${after}`)

/** The ranks, scores, values and bloods that a correction moves. */
export function MovedPlaces({ preview }: { preview: PreviewState }) {
  const { t, i18n } = useTranslation()
  if (preview === null) return <Loader size="sm" />
  if (preview === undefined) return <p role="alert">{t('failure.unexpected')}</p>
  if (typeof preview === 'string') return <p role="alert">{preview}</p>
  if (preview.solveCount === 0) return <p>{t('corrections.noSolves')}</p>
  const { teams, challenges } = preview
  const moved = (before: number, after: number) =>
    change(figure(before, i18n.language), figure(after, i18n.language))
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
                  {moved(before.rank, after.rank)}
                </Table.Td>
                <Table.Td className="h-num">{moved(before.score, after.score)}</Table.Td>
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
                <Table.Td className="h-num">{moved(before.points, after.points)}</Table.Td>
                <Table.Td>{change(before.bloods.join(', ') || '–', after.bloods.join(', ') || '–')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}
