import { inputObject, mailAddress } from '../../input.ts'

export const testMailInput = inputObject({ to: mailAddress() })
