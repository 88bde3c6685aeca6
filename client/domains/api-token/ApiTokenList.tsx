import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ApiTokenList_viewer$key } from '../../__generated__/ApiTokenList_viewer.graphql.ts'
import { ApiTokenRow } from './ApiTokenRow.tsx'
import { lazyDialog } from '../../components/panels/lazy-dialog.ts'
import styles from './ApiTokenList.module.css'

const CreateTokenDialog = lazyDialog(() =>
  import('./CreateTokenDialog.tsx').then((module) => module.CreateTokenDialog),
)

/** The viewer's API tokens. */
export function ApiTokenList({ viewer: key }: { viewer: ApiTokenList_viewer$key }) {
  const { t } = useTranslation()
  const { apiTokens, role } = useFragment(
    graphql`
      fragment ApiTokenList_viewer on Viewer {
        role
        apiTokens {
          id
          ...ApiTokenRow_apiToken
        }
      }
    `,
    key,
  )
  const [isCreating, setCreating] = useState(false)
  return (
    <section className="h-panel" aria-labelledby="token-panel">
      <div className="h-panel-head">
        <h2 id="token-panel" className={styles.heading}>
          {t('apiToken.panel')}
        </h2>
        <Button size="xs" onClick={() => setCreating(true)}>
          {t('apiToken.create')}
        </Button>
      </div>
      {apiTokens.length > 0 ? (
        <>
          <p className={styles.intro}>{t('apiToken.intro')}</p>
          <ul className={styles.list}>
            {apiTokens.map((token) => (
              <ApiTokenRow key={token.id} apiToken={token} />
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.empty}>{t('apiToken.emptyText')}</p>
      )}
      <CreateTokenDialog opened={isCreating} onClose={() => setCreating(false)} role={role} />
    </section>
  )
}
