import { Table } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { dateAndTime } from '../../../time/formats.ts'
import type { Extension } from './useExtension.ts'

/** The times that an extension moves, before and after. */
export function ExtensionTable({ extension }: { extension: Extension }) {
  const { t, i18n } = useTranslation()
  const time = (at: string) => dateAndTime(Date.parse(at), i18n.language)
  return (
    <div style={{ overflowX: 'auto' }} role="region" aria-label={t('adminGame.clock.preview')} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminGame.clock.time')}</Table.Th>
            <Table.Th>{t('adminGame.clock.before')}</Table.Th>
            <Table.Th>{t('adminGame.clock.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {extension.moves.map(({ kind, challengeTitle, before, after }, index) => (
            <Table.Tr key={index}>
              <Table.Td>
                {t(`adminGame.clock.kind.${kind}`)}
                {challengeTitle ? <div className="h-label">{challengeTitle}</div> : null}
              </Table.Td>
              <Table.Td>{time(before)}</Table.Td>
              <Table.Td>{time(after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className="h-label">{t('adminGame.clock.instances', { count: extension.instanceCount })}</p>
    </div>
  )
}
