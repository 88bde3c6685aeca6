import type { Params } from 'react-router'

const LARGEST = 2_147_483_647

/** A number in the URL as a GraphQL Int. Invalid numbers become 0, which is never an ID. */
export function routeNumber(text: string | undefined): number {
  if (!text || !/^\d{1,10}$/.test(text)) return 0
  const value = Number(text)
  return value <= LARGEST ? value : 0
}

/** The variables of a query about the game whose number is in the URL. */
export const gameIdOf = ({ params }: { params: Params }) => ({ gameId: routeNumber(params['id']) })
