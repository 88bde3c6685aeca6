import { enumOf, inputObject, instant, int32 } from '../../../use-case/input.ts'
import { updateChallengeInput } from '../author/challenge.input.ts'

const { containerExposePort, ...shared } = updateChallengeInput.out.shape

/** Absent and null members stay unchanged. */
export const laterChallengeInput = inputObject({
  ...shared,
  exposePort: containerExposePort,
  /** Each container is alone in its network and reaches the public Internet. */
  networkMode: enumOf({ Open: 0, Isolated: 1, Custom: 2 })
    .refine((mode) => mode === 'Open', { params: { key: 'input.unsupported' } })
    .nullish(),
  submissionLimit: int32({ min: 0, max: 1000 }).nullish(),
  /** The start of 1970 removes the deadline. */
  deadlineUtc: instant().nullish(),
})
