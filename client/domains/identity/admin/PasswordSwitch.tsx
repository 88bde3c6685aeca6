import { Switch } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { PasswordSwitch_settings$key } from '../../../__generated__/PasswordSwitch_settings.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useProviders } from './useProviders.ts'

/** Permits or forbids logging in with a password. It applies at once. */
export function PasswordSwitch({ settings: key }: { settings: PasswordSwitch_settings$key }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { isPasswordLogInAllowed } = useFragment(
    graphql`
      fragment PasswordSwitch_settings on Settings {
        isPasswordLogInAllowed
      }
    `,
    key,
  )
  const { setPassword, isSetting } = useProviders()

  async function change(isAllowed: boolean) {
    const outcome = await setPassword({ variables: { input: { isAllowed } } })
    if (outcome.ok) await revalidate()
  }

  return (
    <Switch
      className="h-span-6"
      label={t('adminSignIn.password')}
      description={t('adminSignIn.passwordText')}
      checked={isPasswordLogInAllowed}
      disabled={isSetting}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
