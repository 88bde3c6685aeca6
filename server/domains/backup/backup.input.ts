import { bool, enumOf, inputObject, int32, text } from '../../use-case/input.ts'

/** Absent members stay unchanged. */
export const backupPolicyInput = inputObject({
  schedule: enumOf({ Off: 0, Hourly: 1, Daily: 2 }).nullish(),
  time: text()
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), { params: { key: 'backup.badTime' } })
    .nullish(),
  keep: int32({ min: 1, max: 365 }).nullish(),
  withCaptures: bool().nullish(),
})
