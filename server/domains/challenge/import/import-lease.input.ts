import { importLeaseLimits } from '../../../../rules/field-limits.ts'
import { inputObject, requiredText } from '../../../use-case/input.ts'

export const importLeaseInput = inputObject({ client: requiredText({ max: importLeaseLimits.client }) })
