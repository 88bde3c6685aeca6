import { Select, Switch, TextInput } from '@mantine/core'
import { PasswordField } from '../../account/password/PasswordField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { PROTOCOLS, withProtocol, type ProviderValues } from './provider-values.ts'

type Props = {
  values: ProviderValues
  onChange: (values: ProviderValues) => void
  errors: FieldErrors
  isNew: boolean
  hasSecret: boolean
}

const PROTOCOL_CHOICES = (['OpenIdConnect', 'Ctftime'] as const).map((value) => ({
  value,
  label: PROTOCOLS[value],
}))
const CLAIMS = [
  'userNameClaim',
  'realNameClaim',
  'teamClaim',
  'divisionClaim',
  'roleClaim',
  'monitorValues',
  'adminValues',
] as const
const SWITCHES = ['isEnabled', 'allowsSignUp', 'endsSession'] as const

export function ProviderFields({ values, onChange, errors, isNew, hasSecret }: Props) {
  const { t } = useTranslation()
  type TextName = Exclude<keyof ProviderValues, 'protocol' | (typeof SWITCHES)[number]>
  const textField = (name: TextName) => ({
    className: 'h-span-6',
    label: t(`adminSignIn.${name}`),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
  })
  // CTFtime has no address to log out at.
  const switches = SWITCHES.filter((name) => name !== 'endsSession' || values.protocol === 'OpenIdConnect')
  return (
    <div className="h-grid-12">
      <Select
        className="h-span-6"
        label={t('adminSignIn.protocol')}
        data={PROTOCOL_CHOICES}
        value={values.protocol}
        onChange={(next) => (next ? onChange(withProtocol(values, next)) : undefined)}
        allowDeselect={false}
      />
      <TextInput {...textField('key')} readOnly={!isNew} />
      <TextInput {...textField('label')} />
      <TextInput {...textField('issuer')} placeholder="https://" />
      <TextInput {...textField('clientId')} />
      <PasswordField
        {...textField('clientSecret')}
        autoComplete="new-password"
        placeholder={hasSecret ? t('adminSignIn.secretKept') : ''}
      />
      <TextInput {...textField('scopes')} />
      {CLAIMS.map((name) => (
        <TextInput key={name} {...textField(name)} />
      ))}
      {switches.map((name) => (
        <Switch
          key={name}
          className="h-span-12"
          label={t(`adminSignIn.${name}`)}
          checked={values[name]}
          onChange={(event) => onChange({ ...values, [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}
