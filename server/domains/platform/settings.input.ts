import { containerPolicyLimits, mailPolicyLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, int32, text } from '../../use-case/input.ts'

/** A color as `#RRGGBB`, or empty for the product's own. */
const color = text().refine((value) => value === '' || /^#[0-9a-f]{6}$/i.test(value), {
  params: { key: 'platform.badColour' },
})

const globalTexts = {
  title: text().optional(),
  slogan: text().optional(),
  description: text().nullish(),
  footerInfo: text().nullish(),
  customTheme: color.nullish(),
}

const contractSettings = {
  accountPolicy: inputObject({
    allowRegister: bool().optional(),
    activeOnRegister: bool().optional(),
    useCaptcha: bool().optional(),
    emailConfirmationRequired: bool().optional(),
    emailDomainList: text().optional(),
  }).nullish(),
  globalConfig: inputObject(globalTexts).nullish(),
  containerPolicy: inputObject({
    autoDestroyOnLimitReached: bool().optional(),
    maxExerciseContainerCountPerUser: int32().optional(),
    defaultLifetime: int32(containerPolicyLimits.defaultLifetimeMinutes).optional(),
    extensionDuration: int32(containerPolicyLimits.extensionMinutes).optional(),
    renewalWindow: int32(containerPolicyLimits.renewalWindowMinutes).optional(),
  }).nullish(),
}

/** Absent members stay unchanged, and so do nullable texts that are null. Durations are in minutes. */
export const contractSettingsInput = inputObject(contractSettings)

export const settingsInput = inputObject({
  ...contractSettings,
  mailPolicy: inputObject({
    linkLifetimeHours: int32(mailPolicyLimits.linkLifetimeHours).optional(),
  }).nullish(),
})

/** Bodies of requests are not encrypted, so the switch of level 1.8.5 stays off. */
export const laterSettingsInput = inputObject({
  ...contractSettings,
  globalConfig: inputObject({
    ...globalTexts,
    apiEncryption: bool()
      .refine((isOn) => !isOn, { params: { key: 'input.unsupported' } })
      .nullish(),
  })
    .transform(({ apiEncryption: _off, ...texts }) => texts)
    .nullish(),
})
