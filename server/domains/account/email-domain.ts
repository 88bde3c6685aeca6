import { invalidField } from '../../use-case/errors.ts'

/**
 * Exact and case-sensitive, as the contract has it; an empty list allows any domain but `localhost`, which the platform
 * gives to administrators that it makes itself. @throws InvalidInputError
 */
export function requireAllowedDomain(list: string, address: string, field: string): void {
  const domains = list
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (isReserved(address)) throw invalidField(field, 'account.addressReserved')
  if (domains.length > 0 && !domains.includes(domain)) {
    throw invalidField(field, 'account.domainNotAllowed', { domains: domains.join(', ') })
  }
}

/** Addresses that receive no mail: those of administrators that the platform makes itself. */
export function isReserved(address: string): boolean {
  return /@localhost$/i.test(address)
}
