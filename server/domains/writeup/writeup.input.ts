import { z } from 'zod'
import { inputObject } from '../../use-case/input.ts'

/** The names of the files in the archive of all write-ups. */
export const archiveInput = inputObject({
  names: z
    .enum(['stored', 'team'])
    .default('stored')
    .describe('`stored` as uploaded, or `team` for the names of the teams and a list.'),
})

export type ArchiveNames = z.output<typeof archiveInput>['names']
