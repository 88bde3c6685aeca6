/** Whether the server has a client secret, and whether it can still decrypt it. */
export type SecretState = 'none' | 'kept' | 'lost'

/** The methods of client authentication, by their names in OpenID Connect, which are the same in all languages. */
export const CLIENT_AUTHS = {
  SecretPost: 'client_secret_post',
  SecretBasic: 'client_secret_basic',
  SecretJwt: 'client_secret_jwt',
  PrivateKeyJwt: 'private_key_jwt',
} as const

/** The fields of a provider's form. Lists are texts with commas. */
export type ProviderValues = {
  key: string
  protocol: 'OpenIdConnect' | 'Ctftime'
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  clientAuth: 'Automatic' | keyof typeof CLIENT_AUTHS
  scopes: string
  userNameClaim: string
  realNameClaim: string
  roleClaim: string
  monitorValues: string
  adminValues: string
  teamClaim: string
  divisionClaim: string
  isEnabled: boolean
  allowsSignUp: boolean
  trustsMail: boolean
  endsSession: boolean
}

/** The names of the protocols. They are the same in all languages. */
export const PROTOCOLS = { OpenIdConnect: 'OpenID Connect', Ctftime: 'CTFtime' } as const

export const NEW_PROVIDER: ProviderValues = {
  key: '',
  protocol: 'OpenIdConnect',
  label: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  clientAuth: 'Automatic',
  scopes: 'openid profile email',
  userNameClaim: 'preferred_username',
  realNameClaim: '',
  roleClaim: '',
  monitorValues: '',
  adminValues: '',
  teamClaim: '',
  divisionClaim: '',
  isEnabled: true,
  allowsSignUp: true,
  trustsMail: false,
  endsSession: false,
}

/** Changes the protocol: fills in the empty fields that are known for it, and replaces the scopes. */
export function withProtocol(values: ProviderValues, protocol: ProviderValues['protocol']): ProviderValues {
  if (protocol === 'OpenIdConnect') return { ...values, protocol, scopes: NEW_PROVIDER.scopes }
  return {
    ...values,
    protocol,
    key: values.key || 'ctftime',
    label: values.label || 'CTFtime',
    issuer: values.issuer || 'https://oauth.ctftime.org',
    scopes: 'profile:read team:read',
  }
}

/** The input of `saveIdentityProvider`. Without a typed secret, the stored one is kept. */
export function toInput({ clientSecret, monitorValues, adminValues, ...values }: ProviderValues) {
  return {
    ...values,
    monitorValues: listOf(monitorValues),
    adminValues: listOf(adminValues),
    ...(clientSecret !== '' && { clientSecret }),
  }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
