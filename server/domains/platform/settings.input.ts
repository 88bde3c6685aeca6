import { containerPolicyLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, int32, text } from '../../use-case/input.ts'

/** A color as `#RRGGBB`, or empty for the product's own. */
const color = text().refine((value) => value === '' || /^#[0-9a-f]{6}$/i.test(value), {
  params: { key: 'platform.badColour' },
})

/** Absent members stay unchanged, and so do nullable texts that are null. Durations are in minutes. */
export const settingsInput = inputObject({
  accountPolicy: inputObject({
    allowRegister: bool().optional(),
    activeOnRegister: bool().optional(),
    useCaptcha: bool().optional(),
    emailConfirmationRequired: bool().optional(),
    emailDomainList: text().optional(),
  }).nullish(),
  globalConfig: inputObject({
    title: text().optional(),
    slogan: text().optional(),
    description: text().nullish(),
    footerInfo: text().nullish(),
    customTheme: color.nullish(),
  }).nullish(),
  containerPolicy: inputObject({
    autoDestroyOnLimitReached: bool().optional(),
    maxExerciseContainerCountPerUser: int32().optional(),
    defaultLifetime: int32(containerPolicyLimits.defaultLifetimeMinutes).optional(),
    extensionDuration: int32(containerPolicyLimits.extensionMinutes).optional(),
    renewalWindow: int32(containerPolicyLimits.renewalWindowMinutes).optional(),
  }).nullish(),
})
