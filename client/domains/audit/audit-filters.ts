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
    since: startOfDay(params.get('since'), 0),
    until: startOfDay(params.get('until'), 1),
  }
}

/** The local start of the day that is `daysLater` days after the given one; null if the text is not a day. */
function startOfDay(day: string | null, daysLater: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (date === undefined) return null
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + daysLater)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
