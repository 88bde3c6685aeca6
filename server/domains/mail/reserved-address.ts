/** Addresses that receive no mail: those of the administrators that the platform creates itself. */
export function isReserved(address: string): boolean {
  return /@localhost$/i.test(address)
}
