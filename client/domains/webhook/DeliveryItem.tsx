import { Button } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryItem_delivery$key } from '../../__generated__/DeliveryItem_delivery.graphql.ts'
import type { DeliveryItemReplayMutation } from '../../__generated__/DeliveryItemReplayMutation.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { LogTime } from '../../components/time/LogTime.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import styles from './DeliveryItem.module.css'

const tones = { Waiting: 'plain', Delivered: 'ok', Failed: 'bad' } as const

/** A delivery with its last response, and a button that sends it again. */
export function DeliveryItem({ delivery: key }: { delivery: DeliveryItem_delivery$key }) {
  const { t, i18n } = useTranslation()
  const delivery = useFragment(
    graphql`
      fragment DeliveryItem_delivery on WebhookDelivery {
        id
        type
        status
        body
        attempts
        createdAt
        durationMs
        responseStatus
        responseText
        failure
      }
    `,
    key,
  )
  const [replay, isReplaying] = useMutationResult<DeliveryItemReplayMutation, 'replayWebhookDelivery'>(
    graphql`
      mutation DeliveryItemReplayMutation($input: ReplayWebhookDeliveryInput!) {
        replayWebhookDelivery(input: $input) {
          __typename
          ... on ReplayWebhookDeliveryPayload {
            delivery {
              ...DeliveryItem_delivery
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'replayWebhookDelivery',
  )
  const { id, type, status, failure, durationMs, responseStatus, responseText } = delivery
  const label =
    type === 'test' ? t('adminWebhooks.testEvent') : t(`adminWebhooks.event.${type.replaceAll('.', '_')}`)
  const code = responseStatus == null ? null : `HTTP ${responseStatus}`
  // The failure of a refused delivery begins with the status of its response.
  const reason = code !== null && failure?.startsWith(code) ? failure.slice(code.length) : failure
  const duration =
    durationMs == null
      ? null
      : new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'millisecond' }).format(durationMs)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Chip
          tone={
            status === 'Waiting' && failure != null
              ? 'warn'
              : (tones[status as keyof typeof tones] ?? 'plain')
          }
        >
          {t(`adminWebhooks.status.${status}`)}
        </Chip>
        <b className={styles.name}>{label}</b>
        <LogTime className="h-dim h-num" time={delivery.createdAt} isDated />
      </div>
      <div className="h-label">
        {t('adminWebhooks.attempts', { number: delivery.attempts })}
        {code === null ? null : (
          <>
            {' · '}
            <span className={failure == null ? undefined : styles.failure}>{code}</span>
          </>
        )}
        {duration === null ? null : ` · ${duration}`}
      </div>
      {reason ? <div className={styles.failure}>{reason.replace(/^: /, '')}</div> : null}
      <div className={styles.foot}>
        <details>
          <summary className="h-label">{t('adminWebhooks.details')}</summary>
          <div className="h-label">{t('adminWebhooks.sent')}</div>
          <pre className={styles.text}>{delivery.body}</pre>
          {responseText ? (
            <>
              <div className="h-label">{t('adminWebhooks.response')}</div>
              <pre className={styles.text}>{responseText}</pre>
            </>
          ) : null}
        </details>
        <Button
          className={styles.again ?? ''}
          size="xs"
          disabled={status === 'Waiting'}
          loading={isReplaying}
          aria-label={t('adminWebhooks.replayOf', { event: label })}
          onClick={() => void replay({ variables: { input: { deliveryId: id } } })}
        >
          {t('adminWebhooks.replay')}
        </Button>
      </div>
    </li>
  )
}
