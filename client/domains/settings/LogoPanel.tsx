import { pictureLimitBytes } from '../../../rules/field-limits.ts'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { LogoPanel_settings$key } from '../../__generated__/LogoPanel_settings.graphql.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Logo } from '../../components/Logo.tsx'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { sendForm } from '../asset/send-form.ts'
import { transferFailureText } from '../asset/transfer-failure.ts'
import styles from './LogoPanel.module.css'
import { useSettingsRefresh } from './useSettingsRefresh.ts'
import { useResetLogo } from './useResetLogo.ts'

/** The platform's logo in both schemes, with an upload. */
export function LogoPanel({ settings: key }: { settings: LogoPanel_settings$key }) {
  const { t, i18n } = useTranslation()
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
  const refresh = useSettingsRefresh()
  const [progress, setProgress] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [resetLogo] = useResetLogo()

  async function upload(file: File | null) {
    if (!file) return
    if (file.size > pictureLimitBytes) {
      showFailure(t('settings.logoTooLarge'))
      return
    }
    const form = new FormData()
    form.append('file', file)
    setProgress(0)
    try {
      await sendForm<null>({ method: 'POST', url: '/api/admin/config/logo', form, onProgress: setProgress })
      await refresh()
      showSuccess(t('settings.logoStored'))
    } catch (error) {
      showFailure(t('upload.failed'), transferFailureText(error, t, i18n.language))
    } finally {
      setProgress(null)
    }
  }

  async function reset() {
    const outcome = await resetLogo({ variables: {} })
    if (outcome.ok) {
      await refresh()
      showSuccess(t('settings.logoRemoved'))
    }
    setAsking(false)
  }

  const percent = Math.round((progress ?? 0) * 100)
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('settings.logo')}</h3>
        <span className="h-row">
          {logoUrl ? (
            <Button size="xs" onClick={() => setAsking(true)}>
              {t('action.remove')}
            </Button>
          ) : null}
          <FileButton accept="image/*" onChange={(file) => void upload(file)}>
            {(props) => (
              <Button
                {...props}
                size="xs"
                leftSection={<IconUpload size={16} stroke={1.75} />}
                loading={progress !== null}
              >
                {t(logoUrl ? 'settings.replaceLogo' : 'settings.uploadLogo')}
              </Button>
            )}
          </FileButton>
        </span>
      </div>
      <div className="h-panel-body">
        <div className={styles.previews}>
          {(['dark', 'light'] as const).map((scheme) => (
            <div key={scheme} className={styles.preview} data-mantine-color-scheme={scheme}>
              <Logo size={64} url={logoUrl ?? null} />
              <Logo size={28} url={logoUrl ?? null} />
            </div>
          ))}
        </div>
        {progress === null ? (
          <p className="h-label">{t('settings.logoHint')}</p>
        ) : (
          <Progress value={percent} aria-label={t('upload.progress', { percent })} />
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={reset}
        title={t('settings.logoRemoveTitle')}
        confirmLabel={t('settings.logoRemoveConfirm')}
      >
        {t('settings.logoRemoveText')}
      </ConfirmDialog>
    </section>
  )
}
