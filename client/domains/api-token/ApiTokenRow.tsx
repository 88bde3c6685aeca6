import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ApiTokenRow_apiToken$key } from '../../__generated__/ApiTokenRow_apiToken.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { serverNow } from '../../time/server-clock.ts'
import { useRevokeApiToken } from './useRevokeApiToken.ts'
import styles from './ApiTokenList.module.css'

export function ApiTokenRow({ apiToken: key }: { apiToken: ApiTokenRow_apiToken$key }) {
  const { t } = useTranslation()
  const { id, name, scopes, lastUsedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        id
        name
        scopes
        lastUsedAt
        expiresAt
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const [revoke] = useRevokeApiToken()
  const isExpired = Date.parse(expiresAt) <= serverNow()

  async function confirm() {
    const outcome = await revoke({ variables: { input: { id } } })
    setAsking(false)
    if (outcome.ok) showSuccess(t('apiToken.revoked', { name }))
  }

  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>{name}</div>
        <div className={styles.scopes}>
          {scopes.map((scope) => (
            <Chip key={scope}>{t(`apiToken.scope.${scope}`)}</Chip>
          ))}
        </div>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{t('apiToken.lastUsed')}</dt>
          <dd>{lastUsedAt ? <RelativeTime time={lastUsedAt} /> : t('apiToken.neverUsed')}</dd>
        </div>
        <div>
          <dt>{t(isExpired ? 'apiToken.expired' : 'apiToken.expires')}</dt>
          <dd className={isExpired ? styles.expired : undefined}>
            <RelativeTime time={expiresAt} />
          </dd>
        </div>
      </dl>
      <Button size="xs" aria-label={t('apiToken.revokeOf', { name })} onClick={() => setAsking(true)}>
        {t('apiToken.revoke')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('apiToken.revokeTitle', { name })}
        confirmLabel={t('apiToken.revokeOf', { name })}
      >
        {t('apiToken.revokeText')}
      </ConfirmDialog>
    </li>
  )
}
