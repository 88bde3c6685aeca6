import { Button, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { MailPanel_settings$key } from '../../__generated__/MailPanel_settings.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Note } from '../../components/Note.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { ServerSettingText } from './ServerSettingText.tsx'
import { useSendTestMail } from './useSendTestMail.ts'

/** The email configuration of the server, with a test. */
export function MailPanel({ settings: key }: { settings: MailPanel_settings$key }) {
  const { t } = useTranslation()
  const { mail } = useFragment(
    graphql`
      fragment MailPanel_settings on Settings {
        mail {
          isConfigured
          from
          server
          queued
        }
      }
    `,
    key,
  )
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [sendTestMail, running] = useSendTestMail()

  async function send() {
    const outcome = await sendTestMail({ variables: { input: { to: to.trim() } } })
    if (outcome.ok) {
      setError(undefined)
      showSuccess(t('settings.testMailQueued', { to: outcome.payload.to ?? to }))
    } else setError(outcome.fieldErrors['to'] ?? outcome.error.message)
  }

  return (
    <section id="mail" className="h-panel">
      <div className="h-panel-head">
        <h3>{t('settings.mail')}</h3>
        <Chip tone={mail.isConfigured ? 'ok' : 'plain'}>
          {t(mail.isConfigured ? 'settings.on' : 'settings.off')}
        </Chip>
      </div>
      <div className="h-panel-body h-stack">
        {mail.isConfigured ? (
          <>
            <dl className="h-facts">
              <dt>{t('settings.mailServer')}</dt>
              <dd className="h-mono">{mail.server}</dd>
              <dt>{t('settings.mailFrom')}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>{mail.from}</dd>
              <dt>{t('settings.mailQueued')}</dt>
              <dd className="h-num">{mail.queued}</dd>
            </dl>
            <form
              className="h-row"
              style={{ alignItems: 'flex-start' }}
              onSubmit={(event) => {
                event.preventDefault()
                if (to.trim() && !running) void send()
              }}
            >
              <TextInput
                className="h-grow"
                type="email"
                aria-label={t('settings.testMailTo')}
                placeholder={t('settings.testMailTo')}
                value={to}
                onChange={(event) => {
                  setTo(event.currentTarget.value)
                  setError(undefined)
                }}
                error={error}
              />
              <Button
                type="submit"
                leftSection={<IconSend size={16} stroke={1.75} />}
                disabled={!to.trim()}
                loading={running}
              >
                {t('settings.testMail')}
              </Button>
            </form>
          </>
        ) : (
          <Note>
            <ServerSettingText name="settings.mailOff" />
          </Note>
        )}
      </div>
    </section>
  )
}
