import { inputObject, text } from '../../use-case/input.ts'

/** The answer in the input of whatever asks for a captcha. */
export function captchaAnswer() {
  return text(4096)
}

export const testCaptchaInput = inputObject({ captcha: captchaAnswer() })
