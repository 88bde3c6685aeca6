const LARGEST = 2_147_483_647

/** A number of the address as GraphQL's Int; what is none becomes 0, which nothing has. */
export function routeNumber(text: string | undefined): number {
  if (!text || !/^\d{1,10}$/.test(text)) return 0
  const value = Number(text)
  return value <= LARGEST ? value : 0
}
