import { Switch } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { StaffFactorSwitch_settings$key } from '../../__generated__/StaffFactorSwitch_settings.graphql.ts'
import type { StaffFactorSwitchMutation } from '../../__generated__/StaffFactorSwitchMutation.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Requires a second factor of monitors and administrators, or removes this requirement. It applies at once. */
export function StaffFactorSwitch({ settings: key }: { settings: StaffFactorSwitch_settings$key }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { isStaffFactorRequired } = useFragment(
    graphql`
      fragment StaffFactorSwitch_settings on Settings {
        isStaffFactorRequired
      }
    `,
    key,
  )
  const [setStaffFactor, isSetting] = useMutationResult<StaffFactorSwitchMutation, 'setStaffFactor'>(
    graphql`
      mutation StaffFactorSwitchMutation($input: SetStaffFactorInput!) {
        setStaffFactor(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setStaffFactor',
  )

  async function change(isRequired: boolean) {
    const outcome = await setStaffFactor({ variables: { input: { isRequired } } })
    if (outcome.ok) await revalidate()
  }

  return (
    <Switch
      className="h-span-6"
      label={t('adminSignIn.staffFactor')}
      description={t('adminSignIn.staffFactorText')}
      checked={isStaffFactorRequired}
      disabled={isSetting}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
