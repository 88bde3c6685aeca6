import { domainToASCII } from 'node:url'
import { invalidField } from '../../../use-case/errors.ts'
import { isReserved } from '../../mail/reserved-address.ts'

/** Domains have no case (RFC 4343), and two ways to write letters beyond ASCII (RFC 5891). */
export function isOfDomain(address: string, domains: readonly string[]): boolean {
  const own = plainDomain(address.slice(address.lastIndexOf('@') + 1))
  return domains.some((domain) => plainDomain(domain) === own)
}

function plainDomain(domain: string): string {
  return domainToASCII(domain) || domain.toLowerCase()
}

/**
 * An empty list allows any domain but `localhost`, which the platform uses for the administrators that it creates
 * itself.
 * @throws InvalidInputError
 */
export function requireAllowedDomain(list: string, address: string, field: string): void {
  const domains = list
    .split(',')
    .map((domain) => domain.trim().replace(/^@/, ''))
    .filter(Boolean)
  if (isReserved(address)) throw invalidField(field, 'account.addressReserved')
  if (domains.length > 0 && !isOfDomain(address, domains)) {
    throw invalidField(field, 'account.domainNotAllowed', { domains: domains.join(', ') })
  }
}
