import { Select, Switch, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PasswordField } from '../../account/password/PasswordField.tsx'
import type { Draft } from '../../../forms/useDraft.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import styles from './ProviderPanel.module.css'
import {
  CLIENT_AUTHS,
  PROTOCOLS,
  withProtocol,
  type ProviderValues,
  type SecretState,
} from './provider-values.ts'

type Props = {
  draft: Draft<ProviderValues>
  errors: FieldErrors
  isNew: boolean
  secret: SecretState
  /** Shown below the fields of the connection. */
  connection: ReactNode
}

const PROTOCOL_CHOICES = (['OpenIdConnect', 'Ctftime'] as const).map((value) => ({
  value,
  label: PROTOCOLS[value],
}))

const METHOD_CHOICES = (['SecretPost', 'SecretBasic', 'SecretJwt', 'PrivateKeyJwt'] as const).map(
  (value) => ({
    value,
    label: CLIENT_AUTHS[value],
  }),
)

type SwitchName = 'isEnabled' | 'allowsSignUp' | 'trustsMail' | 'endsSession'
type TextName = Exclude<keyof ProviderValues, 'protocol' | 'clientAuth' | SwitchName>

/** The sections of a provider's form. */
export function ProviderFields({ draft, errors, isNew, secret, connection }: Props) {
  const { t } = useTranslation()
  const { values, set } = draft

  function setProtocol(protocol: ProviderValues['protocol']) {
    const next = withProtocol(values, protocol)
    const names = Object.keys(next) as (keyof ProviderValues)[]
    for (const name of names) if (next[name] !== values[name]) set(name, next[name])
  }

  const text = (name: TextName) => ({
    className: 'h-span-6',
    label: t(`adminSignIn.${name}`),
    description: t(`adminSignIn.hint.${name}`),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
  })
  const switchOf = (name: SwitchName) => (
    <Switch
      className="h-span-6"
      label={t(`adminSignIn.${name}`)}
      description={t(`adminSignIn.hint.${name}`)}
      checked={values[name]}
      onChange={(event) => set(name, event.currentTarget.checked)}
    />
  )
  const lostSecret = secret === 'lost' && values.clientSecret === '' ? t('adminSignIn.secretLost') : undefined
  return (
    <>
      <Section title={t('adminSignIn.section.provider')}>
        <TextInput {...text('label')} />
        <TextInput
          {...text('key')}
          readOnly={!isNew}
          classNames={isNew ? {} : { input: styles.fixed ?? '' }}
          rightSection={isNew ? null : <IconLock size={14} stroke={1.75} aria-hidden />}
        />
        <Select
          className="h-span-6"
          label={t('adminSignIn.protocol')}
          data={PROTOCOL_CHOICES}
          value={values.protocol}
          onChange={(next) => (next ? setProtocol(next) : undefined)}
          allowDeselect={false}
        />
        <div className="h-span-6" />
        {switchOf('isEnabled')}
      </Section>
      <Section title={t('adminSignIn.section.connection')}>
        <TextInput {...text('issuer')} placeholder="https://" />
        <TextInput {...text('scopes')} />
        <TextInput {...text('clientId')} />
        <PasswordField
          {...text('clientSecret')}
          autoComplete="new-password"
          placeholder={secret === 'kept' ? t('adminSignIn.secretKept') : ''}
          error={errors['clientSecret'] ?? lostSecret}
        />
        {/* CTFtime knows one method only. */}
        {values.protocol === 'OpenIdConnect' ? (
          <Select
            className="h-span-6"
            label={t('adminSignIn.clientAuth')}
            description={t('adminSignIn.hint.clientAuth')}
            data={[{ value: 'Automatic' as const, label: t('adminSignIn.automatic') }, ...METHOD_CHOICES]}
            value={values.clientAuth}
            onChange={(next) => (next ? set('clientAuth', next) : undefined)}
            allowDeselect={false}
          />
        ) : null}
        {connection}
      </Section>
      <Section title={t('adminSignIn.section.accounts')} intro={t('adminSignIn.claimsText')}>
        <TextInput {...text('userNameClaim')} />
        <TextInput {...text('realNameClaim')} />
        {switchOf('allowsSignUp')}
        {/* CTFtime gives no mail address, and has none to log out at. */}
        {values.protocol === 'OpenIdConnect' ? switchOf('endsSession') : null}
        {values.protocol === 'OpenIdConnect' ? switchOf('trustsMail') : null}
      </Section>
      <Section title={t('adminSignIn.section.teams')}>
        <TextInput {...text('teamClaim')} />
        <TextInput {...text('divisionClaim')} />
      </Section>
      <Section title={t('adminSignIn.section.roles')}>
        <TextInput {...text('roleClaim')} />
        <div className="h-span-6 h-desk" />
        <TextInput {...text('monitorValues')} />
        <TextInput {...text('adminValues')} />
      </Section>
    </>
  )
}

type SectionProps = { title: string; intro?: string; children: ReactNode }

function Section({ title, intro, children }: SectionProps) {
  return (
    <section className="h-form-section">
      <h3>{title}</h3>
      <div className="h-grid-12">
        {intro ? <p className="h-label h-span-12">{intro}</p> : null}
        {children}
      </div>
    </section>
  )
}
