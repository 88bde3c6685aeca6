import { z } from 'zod'
import { inputObject, int32 } from '../../../use-case/input.ts'

/** The ids in a query string: one parameter each, or all of them separated by commas. */
const challengeIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z.array(int32()).min(1).max(500),
)

export const challengeExportInput = inputObject({
  challengeIds: challengeIds.describe('The ids of the challenges, at most 500.'),
})
