import { expect, test } from 'vitest'
import { auditFiltersInAddress } from './audit-filters.ts'

const read = (text: string) => auditFiltersInAddress(new URLSearchParams(text))

test('the audit filters are read from the URL', () => {
  const actor = '018f0000-0000-7000-8000-000000000000'
  expect(
    read(`q=Ada&action=user.deleted&actor=${actor}&subject=challenge:7&since=2026-01-02&until=2026-01-02`),
  ).toEqual({
    search: 'Ada',
    action: 'user.deleted',
    actor,
    subject: 'challenge:7',
    since: new Date(2026, 0, 2).toISOString(),
    until: new Date(2026, 0, 3).toISOString(),
  })
})

test('invalid audit filters in the URL are ignored', () => {
  const nothing = { search: null, action: null, actor: null, subject: null, since: null, until: null }
  expect(read('action=user.danced&actor=me&subject=:7&since=soon&until=2026')).toEqual(nothing)
  expect(read('')).toEqual(nothing)
})
