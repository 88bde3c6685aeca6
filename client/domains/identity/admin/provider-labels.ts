import type { FieldLabels } from '../../../forms/ChangedNote.tsx'
import type { TFunction } from '../../../i18n/translate.ts'
import type { ProviderValues } from './provider-values.ts'

/** The names of the fields of a provider's form. */
export function providerLabels(t: TFunction): FieldLabels<ProviderValues> {
  return {
    key: t('adminSignIn.key'),
    protocol: t('adminSignIn.protocol'),
    label: t('adminSignIn.label'),
    issuer: t('adminSignIn.issuer'),
    clientId: t('adminSignIn.clientId'),
    clientSecret: t('adminSignIn.clientSecret'),
    clientAuth: t('adminSignIn.clientAuth'),
    scopes: t('adminSignIn.scopes'),
    userNameClaim: t('adminSignIn.userNameClaim'),
    realNameClaim: t('adminSignIn.realNameClaim'),
    roleClaim: t('adminSignIn.roleClaim'),
    monitorValues: t('adminSignIn.monitorValues'),
    adminValues: t('adminSignIn.adminValues'),
    teamClaim: t('adminSignIn.teamClaim'),
    divisionClaim: t('adminSignIn.divisionClaim'),
    isEnabled: t('adminSignIn.isEnabled'),
    allowsSignUp: t('adminSignIn.allowsSignUp'),
    trustsMail: t('adminSignIn.trustsMail'),
    endsSession: t('adminSignIn.endsSession'),
  }
}
