import { inputObject, requiredText, text } from '../../input.ts'
import { captchaAnswer } from '../captcha/captcha.input.ts'

/** Exactly one `@`, neither first nor last, no line break (conventions, section 3.2). */
export function email() {
  return requiredText({ max: 256 }).refine(
    (value) => {
      const at = value.indexOf('@')
      return at > 0 && at === value.lastIndexOf('@') && at < value.length - 1 && !/[\r\n]/.test(value)
    },
    { params: { key: 'account.badEmail' } },
  )
}

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
  email: email(),
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
