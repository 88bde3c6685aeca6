import { inputObject, mailAddress, requiredText, text } from '../../input.ts'
import { captchaAnswer } from '../captcha/captcha.input.ts'

/** Digits with an optional +, spaces, -.() and an extension; at least one digit. */
export function phone() {
  return text(64).refine((value) => /^[+]?[\d\s\-.()]*\d[\d\s\-.()]*(\s*(x|ext\.?|#)\s*\d+)?$/i.test(value), {
    params: { key: 'account.badPhone' },
  })
}

export function userName() {
  return requiredText({ min: 3, max: 15 })
}

export const registerInput = inputObject({
  userName: userName(),
  password: requiredText({ max: 1024 }),
  email: mailAddress(),
  challenge: captchaAnswer().nullish(),
})

export const logInInput = inputObject({
  userName: requiredText({ max: 256 }),
  password: requiredText({ max: 1024 }),
  challenge: captchaAnswer().nullish(),
})

export const profileInput = inputObject({
  userName: userName().nullish(),
  bio: text(128).nullish(),
  phone: phone().nullish(),
  realName: text(128).nullish(),
  stdNumber: text(64).nullish(),
})

export const changePasswordInput = inputObject({
  old: requiredText({ min: 6, max: 1024 }),
  new: requiredText({ min: 6, max: 1024 }),
})

export const confirmPasswordInput = inputObject({ password: requiredText({ max: 1024 }) })

export const passwordResetRequestInput = inputObject({
  email: mailAddress(),
  challenge: captchaAnswer().nullish(),
})

/** Parts of a link, as the mail has them: base64 that is passed on unchanged. */
const linkPart = () => requiredText({ max: 4096 })

export const resetPasswordInput = inputObject({
  password: requiredText({ max: 1024 }),
  email: linkPart(),
  rToken: linkPart(),
})

export const confirmEmailInput = inputObject({ token: linkPart(), email: linkPart() })

export const emailChangeInput = inputObject({ newMail: mailAddress() })
