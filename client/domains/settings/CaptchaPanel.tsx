import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { CaptchaPanel_settings$key } from '../../__generated__/CaptchaPanel_settings.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { Note } from '../../components/Note.tsx'
import { CaptchaTest } from './CaptchaTest.tsx'
import { ServerSettingText } from './ServerSettingText.tsx'

/** The captcha configuration of the server. */
export function CaptchaPanel({ settings: key }: { settings: CaptchaPanel_settings$key }) {
  const { t } = useTranslation()
  const {
    captcha: { type, siteKey, isInUse },
  } = useFragment(
    graphql`
      fragment CaptchaPanel_settings on Settings {
        captcha {
          type
          siteKey
          isInUse
        }
      }
    `,
    key,
  )
  return (
    <section id="captcha" className="h-panel">
      <div className="h-panel-head">
        <h3>{t('settings.captcha')}</h3>
        <Chip tone={isInUse ? 'ok' : 'plain'}>{t(isInUse ? 'settings.on' : 'settings.off')}</Chip>
      </div>
      <div className="h-panel-body h-stack">
        {type === 'None' ? (
          <Note>
            <ServerSettingText name="settings.captchaNone" />
          </Note>
        ) : (
          <>
            <dl className="h-facts">
              <dt>{t('settings.captchaProvider')}</dt>
              <dd>{t(`settings.captchaProviders.${type}`)}</dd>
              {siteKey ? (
                <>
                  <dt>{t('settings.siteKey')}</dt>
                  <dd className="h-mono" style={{ overflowWrap: 'anywhere' }}>
                    {siteKey}
                  </dd>
                </>
              ) : null}
            </dl>
            {isInUse ? null : <p className="h-label">{t('settings.captchaOff')}</p>}
            <CaptchaTest />
          </>
        )}
      </div>
    </section>
  )
}
