import { ActionIcon, Menu, Table } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookRow_webhook$key } from '../../__generated__/WebhookRow_webhook.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { formName } from './form-names.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { useWebhookActs } from './useWebhookActs.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import styles from './WebhookRow.module.css'
import { WebhookState } from './WebhookState.tsx'

type Open = 'edit' | 'deliveries' | 'rotate' | null

/** A webhook with its state and a menu of its actions. */
export function WebhookRow({ webhook: key }: { webhook: WebhookRow_webhook$key }) {
  const { t } = useTranslation()
  const webhook = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        name
        origin
        form
        events
        isForOrganizers
        isEnabled
        ...WebhookDialog_webhook
        ...WebhookState_webhook
      }
    `,
    key,
  )
  const { id, name, isEnabled } = webhook
  const [open, setOpen] = useState<Open>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { sendTest, setEnabled, rotate, remove } = useWebhookActs(id)
  const close = () => setOpen(null)

  async function confirmRotation() {
    const newSecret = await rotate()
    close()
    if (newSecret !== null) setSecret(newSecret)
  }

  async function test() {
    if (await sendTest()) setOpen('deliveries')
  }

  function deleteUndoably() {
    deleteLater({
      ids: [id],
      title: t('adminWebhooks.deleted', { name }),
      undoLabel: t('action.undo'),
      deleteOne: remove,
    })
  }

  const events = webhook.events
    .map((type) => t(`adminWebhooks.event.${type.replaceAll('.', '_')}`))
    .join(', ')
  const form = formName(webhook.form)
  const facts = `${form} · ${webhook.origin.replace('https://', '')}`
  const audience = webhook.isForOrganizers ? (
    <Chip tone="brand">{t('adminWebhooks.organizersOnly')}</Chip>
  ) : null
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <b>{name}</b>
        <div className="h-label h-phone">{facts}</div>
        <div className="h-label h-phone">{events}</div>
        <span className="h-row h-wrap h-phone" style={{ marginBlock: 4 }}>
          {audience}
          <WebhookState webhook={webhook} />
        </span>
      </Table.Td>
      <Table.Td className="h-desk h-dim" style={{ overflowWrap: 'anywhere' }}>
        {webhook.origin}
      </Table.Td>
      <Table.Td className={`h-desk h-dim ${styles.eventNames}`} title={events}>
        <span className="h-row">
          <span className="h-trunc">{events}</span>
          {audience}
        </span>
      </Table.Td>
      <Table.Td className="h-desk">
        <Chip>{form}</Chip>
      </Table.Td>
      <Table.Td className="h-desk">
        <WebhookState webhook={webhook} />
      </Table.Td>
      <Table.Td>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={28} aria-label={t('adminWebhooks.actionsOf', { name })}>
              <IconDots size={16} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('deliveries')}>{t('adminWebhooks.deliveries')}</Menu.Item>
            <Menu.Item onClick={() => setOpen('edit')}>{t('adminWebhooks.edit')}</Menu.Item>
            <Menu.Item disabled={!isEnabled} onClick={() => void test()}>
              {t('adminWebhooks.test')}
            </Menu.Item>
            <Menu.Item onClick={() => void setEnabled(!isEnabled)}>
              {t(isEnabled ? 'adminWebhooks.disable' : 'adminWebhooks.enable')}
            </Menu.Item>
            {webhook.form === 'Standard' ? (
              <Menu.Item onClick={() => setOpen('rotate')}>{t('adminWebhooks.rotate')}</Menu.Item>
            ) : null}
            <Menu.Item color="red" onClick={deleteUndoably}>
              {t('adminWebhooks.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <WebhookDialog gameId={null} webhook={webhook} opened={open === 'edit'} onClose={close} />
        <DeliveryDialog webhookId={id} name={name} opened={open === 'deliveries'} onClose={close} />
        <SecretDialog secret={secret} onClose={() => setSecret(null)} />
        <ConfirmDialog
          opened={open === 'rotate'}
          onClose={close}
          onConfirm={confirmRotation}
          title={t('adminWebhooks.rotateTitle', { name })}
          confirmLabel={t('adminWebhooks.rotate')}
          danger={false}
        >
          {t('adminWebhooks.rotateText')}
        </ConfirmDialog>
      </Table.Td>
    </Table.Tr>
  )
}
