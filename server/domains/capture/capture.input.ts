import { z } from 'zod'
import { inputObject } from '../../use-case/input.ts'

/** The form of a downloaded capture: as it was recorded, or with the packets of a TCP connection. */
export const captureFormInput = inputObject({
  form: z.enum(['udp', 'tcp']).default('udp').describe('`udp` as recorded, or `tcp`.'),
})

export type CaptureForm = z.output<typeof captureFormInput>['form']
