import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { LogoPanel_settings$key } from '../../__generated__/LogoPanel_settings.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { Logo } from '../../components/Logo.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { PicturePanel } from '../asset/PicturePanel.tsx'
import styles from './LogoPanel.module.css'
import { useResetLogo } from './useResetLogo.ts'

/** The platform's logo in both schemes, with an upload. */
export function LogoPanel({ settings: key }: { settings: LogoPanel_settings$key }) {
  const { t } = useTranslation()
  const {
    globalConfig: { logoUrl },
  } = useFragment(
    graphql`
      fragment LogoPanel_settings on Settings {
        globalConfig {
          logoUrl
        }
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [resetLogo] = useResetLogo()

  async function reset() {
    const outcome = await resetLogo({ variables: {} })
    if (outcome.ok) showSuccess(t('settings.logoRemoved'))
    setAsking(false)
  }

  return (
    <>
      <PicturePanel
        title={t('settings.logo')}
        choose={t(logoUrl ? 'settings.replaceLogo' : 'settings.uploadLogo')}
        method="POST"
        url="/api/admin/config/logo"
        onStored={revalidate}
        stored={t('settings.logoStored')}
        hint={t('settings.logoHint')}
        actions={
          logoUrl ? (
            <Button size="xs" onClick={() => setAsking(true)}>
              {t('action.remove')}
            </Button>
          ) : null
        }
      >
        <div className={styles.previews}>
          {(['dark', 'light'] as const).map((scheme) => (
            <div key={scheme} className={styles.preview} data-mantine-color-scheme={scheme}>
              <Logo size={64} url={logoUrl ?? null} />
              <Logo size={28} url={logoUrl ?? null} />
            </div>
          ))}
        </div>
      </PicturePanel>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={reset}
        title={t('settings.logoRemoveTitle')}
        confirmLabel={t('settings.logoRemoveConfirm')}
      >
        {t('settings.logoRemoveText')}
      </ConfirmDialog>
    </>
  )
}
