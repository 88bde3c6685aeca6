import { invalidField } from '../../../use-case/errors.ts'
import { isReserved } from '../../mail/reserved-address.ts'

/**
 * Domains have no case (RFC 4343). An empty list allows any domain but `localhost`, which the platform uses for the
 * administrators that it creates itself.
 * @throws InvalidInputError
 */
export function requireAllowedDomain(list: string, address: string, field: string): void {
  const domains = list
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (isReserved(address)) throw invalidField(field, 'account.addressReserved')
  if (domains.length > 0 && !domains.some((listed) => listed.toLowerCase() === domain)) {
    throw invalidField(field, 'account.domainNotAllowed', { domains: domains.join(', ') })
  }
}
