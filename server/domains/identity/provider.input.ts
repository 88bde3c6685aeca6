import { z } from 'zod'
import { bool, enumOf, inputObject, requiredText, text } from '../../use-case/input.ts'
import { isLoopback } from './provider-client.ts'

const claim = () => text(256)
const values = () => z.array(requiredText({ max: 255 })).max(50)

/** All settings of a provider. An absent secret stays, an empty one is removed. */
export const providerInput = inputObject({
  key: requiredText().refine((value) => /^[a-z0-9][a-z0-9-]{0,31}$/.test(value), {
    params: { key: 'identity.badKey' },
  }),
  protocol: enumOf({ OpenIdConnect: 0, Ctftime: 1 }),
  label: requiredText({ max: 64 }),
  isEnabled: bool().default(true),
  allowsSignUp: bool().default(true),
  trustsMail: bool().default(false),
  endsSession: bool().default(false),
  issuer: issuer(),
  samePeople: bool().nullish(),
  clientId: requiredText({ max: 256 }),
  clientSecret: text(8192).nullish(),
  clientAuth: enumOf({ Automatic: 0, SecretPost: 1, SecretBasic: 2, SecretJwt: 3, PrivateKeyJwt: 4 }).default(
    'Automatic',
  ),
  scopes: requiredText({ max: 256 }).nullish(),
  userNameClaim: claim().nullish(),
  realNameClaim: claim().nullish(),
  roleClaim: claim().nullish(),
  monitorValues: values().nullish(),
  adminValues: values().nullish(),
  teamClaim: claim().nullish(),
  divisionClaim: claim().nullish(),
})

export const discoveryInput = inputObject({ issuer: issuer() })

/** An address with HTTPS. Plain HTTP is only accepted on this machine. */
function issuer() {
  return requiredText({ max: 512 }).refine(
    (value) => URL.canParse(value) && (new URL(value).protocol === 'https:' || isLoopback(value)),
    { params: { key: 'identity.badIssuer' } },
  )
}
