import type { LiveBoard, LiveChallenge } from './live-board.ts'

type KnownTitle = { readonly challengeDatabaseId: number; readonly title: string }

/** The board with the titles that it masks and the viewer may know. Both objects share the columns. */
export function namedBoard(board: LiveBoard, known: readonly KnownTitle[]): LiveBoard {
  if (known.length === 0) return board
  const titles = new Map(known.map(({ challengeDatabaseId, title }) => [challengeDatabaseId, title]))
  const named = (challenge: LiveChallenge) => ({
    ...challenge,
    title: titles.get(challenge.id) ?? challenge.title,
  })
  const challenges = board.challenges.map(named)
  return { ...board, challenges, challengeById: new Map(challenges.map((one) => [one.id, one])) }
}
