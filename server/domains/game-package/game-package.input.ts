import { z } from 'zod'
import { inputObject } from '../../use-case/input.ts'

const choice = () =>
  z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).default(false)

export const exportInput = inputObject({
  teams: choice().describe('Whether the package contains the teams with their members and write-ups.'),
  history: choice().describe(
    'Whether it contains submissions, solves, awards, hints and events; implies the teams.',
  ),
})
