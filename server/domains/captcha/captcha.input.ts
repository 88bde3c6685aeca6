import { inputObject, text } from '../../use-case/input.ts'

/** The captcha answer as a member of an input. */
export function captchaAnswer() {
  return text(4096)
}

export const testCaptchaInput = inputObject({ captcha: captchaAnswer() })
