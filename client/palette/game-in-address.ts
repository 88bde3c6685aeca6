/** The part of a game that an address belongs to. */
export type GameArea = 'play' | 'monitor' | 'admin'

/** The game whose page has this path; null on other pages. */
export function gameInAddress(pathname: string): { gameId: number; area: GameArea } | null {
  const [, first, second, third] = pathname.toLowerCase().split('/')
  const isAdministered = first === 'admin'
  const noun = isAdministered ? second : first
  const id = isAdministered ? third : second
  if (noun !== 'games' || !id || !/^\d+$/.test(id)) return null
  return { gameId: Number(id), area: isAdministered ? 'admin' : third === 'monitor' ? 'monitor' : 'play' }
}
