import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminOperationsPageQuery } from '../../__generated__/AdminOperationsPageQuery.graphql.ts'
import { ConnectionCheck } from '../../domains/operation/connection/ConnectionCheck.tsx'
import { OperationsView } from '../../domains/operation/OperationsView.tsx'
import { useOperationsMeasured } from '../../domains/operation/useOperationsMeasured.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'

/** The state of all processes while the platform runs. */
export function AdminOperationsPage({ queryRef }: PageProps<AdminOperationsPageQuery>) {
  const { t } = useTranslation()
  const { operations } = usePreloadedQuery<AdminOperationsPageQuery>(
    graphql`
      query AdminOperationsPageQuery @preloadable {
        operations {
          ...OperationsView_operations
        }
      }
    `,
    queryRef,
  )
  const measured = useOperationsMeasured()
  const shown = measured ?? operations
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminOperations')} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('navigation.adminOperations')}</h1>
          <p className="h-label">{t('operations.intro')}</p>
        </div>
      </div>
      <div className="h-stack">
        {shown ? <OperationsView operations={shown} /> : null}
        <ConnectionCheck />
      </div>
    </div>
  )
}
