import { builder } from '../builder.ts'

/** The arguments of a list that callers can limit to a range of time. */
export const timeRangeArgs = builder.args((t) => ({
  since: t.field({
    type: 'DateTime',
    description: 'Only items at or after this time; from the first when absent.',
  }),
  until: t.field({
    type: 'DateTime',
    description: 'Only items before this time; up to the latest when absent.',
  }),
}))
