import { searchInAddress } from '../../relay/useListAddress.ts'
import { isAuditAction } from './audit-actions.ts'

export type AuditFilters = {
  search: string | null
  action: string | null
  /** The id of a user. */
  actor: string | null
  /** A type and an id, such as `challenge:7`. */
  subject: string | null
  since: string | null
  until: string | null
}

/** Reads the filters from the URL and ignores invalid ones. */
export function auditFiltersInAddress(params: URLSearchParams): AuditFilters {
  const action = params.get('action') ?? ''
  const actor = params.get('actor') ?? ''
  const subject = params.get('subject') ?? ''
  return {
    search: searchInAddress(params),
    action: isAuditAction(action) ? action : null,
    actor: /^[0-9a-f-]{36}$/i.test(actor) ? actor : null,
    subject: /^[A-Za-z]{1,20}(:.{1,200})?$/.test(subject) ? subject : null,
    since: startOfDay(dayInAddress(params, 'since'), 0),
    until: startOfDay(dayInAddress(params, 'until'), 1),
  }
}

/** The day of a filter; null if the text in the URL is no day. */
export function dayInAddress(params: URLSearchParams, name: 'since' | 'until'): string | null {
  const day = params.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}

/** The local start of the day that is `daysLater` days after the given one. */
function startOfDay(day: string | null, daysLater: number): string | null {
  if (day === null) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
