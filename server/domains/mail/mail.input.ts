import { inputObject, mailAddress } from '../../use-case/input.ts'

export const testMailInput = inputObject({ to: mailAddress() })
