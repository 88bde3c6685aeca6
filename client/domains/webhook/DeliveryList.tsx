import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DeliveryListQuery } from '../../__generated__/DeliveryListQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DeliveryItem } from './DeliveryItem.tsx'
import styles from './DeliveryItem.module.css'

type Props = { webhookId: string; fetchKey: number }

export function DeliveryList({ webhookId, fetchKey }: Props) {
  const { t } = useTranslation()
  const { webhook } = useLazyLoadQuery<DeliveryListQuery>(
    graphql`
      query DeliveryListQuery($webhookId: ID!) {
        webhook: node(id: $webhookId) {
          ... on Webhook {
            deliveries(first: 50) {
              edges {
                node {
                  id
                  ...DeliveryItem_delivery
                }
              }
            }
          }
        }
      }
    `,
    { webhookId },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  const edges = webhook?.deliveries?.edges ?? []
  if (edges.length === 0) {
    return (
      <EmptyState title={t('adminWebhooks.noDeliveries')}>{t('adminWebhooks.noDeliveriesText')}</EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {edges.map(({ node }) => (
        <DeliveryItem key={node.id} delivery={node} />
      ))}
    </ul>
  )
}
