import { contractLimits, phoneFormat, userLimits } from '../../../rules/field-limits.ts'
import { passwordMinLength } from '../../../rules/password-rules.ts'
import { inputObject, mailAddress, requiredText, text } from '../../use-case/input.ts'
import { captchaAnswer } from '../captcha/captcha.input.ts'

/** Digits with an optional +, spaces, -.() and an extension; at least one digit. Empty for none. */
export function phone() {
  return text(userLimits.phone).refine((value) => value === '' || phoneFormat.test(value), {
    params: { key: 'account.badPhone' },
  })
}

/** A service checks a name that is new with `requireUserName`, or with `requireContractUserName`. */
export function userName() {
  return requiredText(userLimits.userName)
}

/** Describes a username in the REST API. */
export function contractUserName() {
  return requiredText(contractLimits.userName)
}

const registration = {
  userName: userName(),
  password: requiredText({ max: 1024 }),
  email: mailAddress(),
  challenge: captchaAnswer().nullish(),
}

export const registerInput = inputObject(registration)
export const contractRegisterInput = inputObject({ ...registration, userName: contractUserName() })

export const logInInput = inputObject({
  userName: requiredText({ max: 256 }),
  password: requiredText({ max: 1024 }),
  challenge: captchaAnswer().nullish(),
})

const profile = {
  userName: userName().nullish(),
  bio: text(userLimits.bio).nullish(),
  phone: phone().nullish(),
  realName: text(userLimits.realName).nullish(),
  stdNumber: text(userLimits.studentNumber).nullish(),
}

/** Absent and null members stay unchanged. */
export const profileInput = inputObject(profile)
/** Describes the same in the REST API. A longer name that the user has is accepted. */
export const contractProfileInput = inputObject({ ...profile, userName: contractUserName().nullish() })

export const changePasswordInput = inputObject({
  old: requiredText({ min: passwordMinLength, max: 1024 }),
  new: requiredText({ min: passwordMinLength, max: 1024 }),
})

export const confirmPasswordInput = inputObject({ password: requiredText({ max: 1024 }) })

export const passwordResetRequestInput = inputObject({
  email: mailAddress(),
  challenge: captchaAnswer().nullish(),
})

/** Parts of a link in a mail: base64 that is passed on unchanged. */
const linkPart = () => requiredText({ max: 4096 })

export const resetPasswordInput = inputObject({
  password: requiredText({ max: 1024 }),
  email: linkPart(),
  rToken: linkPart(),
})

export const confirmEmailInput = inputObject({ token: linkPart(), email: linkPart() })

export const emailChangeInput = inputObject({ newMail: mailAddress() })
