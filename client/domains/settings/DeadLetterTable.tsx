import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { DeadLetterTable_settings$key } from '../../__generated__/DeadLetterTable_settings.graphql.ts'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useDeadLetters } from './useDeadLetters.ts'

/** Undelivered emails, to retry or delete; empty if there are none. */
export function DeadLetterTable({ settings: key }: { settings: DeadLetterTable_settings$key }) {
  const { t } = useTranslation()
  const {
    mail: { deadLetters },
  } = useFragment(
    graphql`
      fragment DeadLetterTable_settings on Settings {
        mail {
          deadLetters {
            id
            to
            subject
            failedAt
            attempts
            error
          }
        }
      }
    `,
    key,
  )
  const { retry, remove, isBusy } = useDeadLetters()
  if (deadLetters.length === 0) return null

  async function act(action: 'retry' | 'remove', id: string, to: string) {
    const outcome = await (action === 'retry' ? retry : remove)({ variables: { input: { id } } })
    if (!outcome.ok) return
    showSuccess(t(action === 'retry' ? 'settings.letterRetried' : 'settings.letterDeleted', { to }))
  }

  return (
    <section className="h-section" aria-labelledby="dead-letters">
      <div className="h-section-head">
        <h2 id="dead-letters">{t('settings.deadLetters')}</h2>
      </div>
      <TablePanel
        label={t('settings.deadLetters')}
        isBusy={isBusy}
        head={
          <>
            <Table.Th>{t('settings.letterTo')}</Table.Th>
            <Table.Th className="h-desk">{t('settings.letterSubject')}</Table.Th>
            <Table.Th className="h-desk">{t('settings.letterError')}</Table.Th>
            <Table.Th className="h-desk">{t('settings.letterFailed')}</Table.Th>
            <Table.Th className="h-desk">{t('settings.letterAttempts')}</Table.Th>
            <Table.Th>
              <span className="h-sr">{t('settings.letterActions')}</span>
            </Table.Th>
          </>
        }
      >
        {deadLetters.map(({ id, to, subject, failedAt, attempts, error }) => (
          <Table.Tr key={id}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {to}
              <div className="h-label h-phone">{subject}</div>
              <div className="h-label h-phone">{error}</div>
            </Table.Td>
            <Table.Td className="h-desk">{subject}</Table.Td>
            <Table.Td className="h-desk h-dim" style={{ overflowWrap: 'anywhere' }}>
              {error}
            </Table.Td>
            <Table.Td className="h-desk h-num h-dim">
              <RelativeTime time={failedAt} />
            </Table.Td>
            <Table.Td className="h-desk h-num">{attempts}</Table.Td>
            <Table.Td>
              <span className="h-row" style={{ justifyContent: 'flex-end' }}>
                <Tooltip label={t('settings.letterRetry')}>
                  <ActionIcon
                    size={28}
                    disabled={isBusy}
                    aria-label={t('settings.letterRetryTo', { to })}
                    onClick={() => void act('retry', id, to)}
                  >
                    <IconRefresh size={16} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
                <Tooltip label={t('settings.letterDelete')}>
                  <ActionIcon
                    size={28}
                    disabled={isBusy}
                    aria-label={t('settings.letterDeleteTo', { to })}
                    onClick={() => void act('remove', id, to)}
                  >
                    <IconTrash size={16} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
              </span>
            </Table.Td>
          </Table.Tr>
        ))}
      </TablePanel>
    </section>
  )
}
