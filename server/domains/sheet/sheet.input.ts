import { z } from 'zod'
import { inputObject } from '../../use-case/input.ts'

/** The form of a spreadsheet. */
export const sheetInput = inputObject({
  form: z
    .enum(['plain', 'full'])
    .default('plain')
    .describe(
      '`plain` as in level 1.2.6; `full` with awards and hints, marks of answers that do not count, and empty cells for missing values.',
    ),
})

export type SheetForm = z.output<typeof sheetInput>['form']
