import { expect, it } from 'vitest'
import { disabledLine, type FileReport } from './report.ts'

const fileOf = (status: FileReport['status'], isDisabled: boolean): FileReport => ({
  file: 'web/Door/challenge.yml',
  title: 'Door',
  status,
  isDisabled,
  changed: [],
  changes: [],
  reason: null,
  warnings: [],
  notes: [],
})

it('counts the new challenges that players do not see', () => {
  const files = [
    fileOf('created', true),
    fileOf('created', false),
    fileOf('changed', false),
    fileOf('failed', true),
  ]
  expect(disabledLine({ files, dryRun: false })).toMatch(/^1 new challenge is disabled, /)
  expect(disabledLine({ files: [...files, ...files], dryRun: true })).toMatch(
    /^2 new challenges would be disabled, /,
  )
  expect(disabledLine({ files: files.slice(1), dryRun: false })).toBeNull()
})
