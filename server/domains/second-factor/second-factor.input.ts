import { inputObject, requiredText } from '../../use-case/input.ts'

/** A code of the app, or a recovery code. */
const code = () => requiredText({ max: 64 })

export const codeInput = inputObject({ code: code() })
export const logInStepInput = inputObject({ token: requiredText({ max: 128 }), code: code() })
