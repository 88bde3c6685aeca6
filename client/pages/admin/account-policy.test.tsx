import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { AccountPolicySection } from '../../domains/settings/AccountPolicySection.tsx'
import { ServerSettingText } from '../../domains/settings/ServerSettingText.tsx'
import { settingsValues } from '../../domains/settings/settings-values.ts'
import { useDraft } from '../../forms/useDraft.ts'

type Props = { isOn: boolean; isConfigured: boolean }

function Section({ isOn, isConfigured }: Props) {
  const accountPolicy = {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: isOn,
    emailConfirmationRequired: isOn,
    emailDomainList: '',
  }
  const draft = useDraft(
    settingsValues({
      globalConfig: { title: '', slogan: '', description: null, footerInfo: null, customTheme: null },
      accountPolicy,
      containerPolicy: {
        autoDestroyOnLimitReached: false,
        defaultLifetimeMinutes: 120,
        extensionMinutes: 120,
        renewalWindowMinutes: 10,
      },
      mailPolicy: { linkLifetimeHours: 3 },
      backups: { schedule: 'Off', time: '03:00', keep: 7, withCaptures: false },
    }),
  )
  return (
    <AccountPolicySection
      draft={draft}
      errors={{}}
      stored={accountPolicy}
      hasMail={isConfigured}
      hasCaptcha={isConfigured}
    />
  )
}

const show = (props: Props) => renderPage(<Section {...props} />, { at: '/admin/settings' })
const disabled = () =>
  ['Require email confirmation', 'Require captcha'].map((name) =>
    screen.getByRole('switch', { name: new RegExp(`^${name}`) }).hasAttribute('disabled'),
  )

const lifetime = () => screen.getByLabelText<HTMLInputElement>('Lifetime of email links')

test('a switch without its server setting is disabled and links to the panel that says which one is missing', () => {
  show({ isOn: false, isConfigured: false })
  expect(disabled()).toEqual([true, true])
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Email', '/admin/settings#mail'],
    ['Captcha', '/admin/settings#captcha'],
  ])
})

test('a switch that is stored as on can be turned off without its server setting', () => {
  show({ isOn: true, isConfigured: false })
  expect(disabled()).toEqual([false, false])
})

test('the switches are free with their server settings', () => {
  show({ isOn: false, isConfigured: true })
  expect(disabled()).toEqual([false, false])
})

test('the lifetime of links needs a mail server, and says which values it can have', async () => {
  show({ isOn: false, isConfigured: false })
  expect(lifetime().disabled).toBe(true)
  cleanup()
  show({ isOn: false, isConfigured: true })
  expect(lifetime().value).toBe('3')
  await userEvent.clear(lifetime())
  await userEvent.type(lifetime(), '25')
  screen.getByText('Enter 1 to 24 hours.')
})

test('the panels name the missing server settings as code', () => {
  renderPage(
    <>
      <ServerSettingText name="settings.mailOff" />
      <ServerSettingText name="settings.captchaNone" />
    </>,
    { at: '/admin/settings' },
  )
  expect(['SMTP_URL', 'HALYARD_CAPTCHA'].map((name) => screen.getByText(name).tagName)).toEqual([
    'CODE',
    'CODE',
  ])
})
