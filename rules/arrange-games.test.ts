import { expect, test } from 'vitest'
import { arrangeGames, type StateOfGame } from './arrange-games.ts'

function game(name: string, state: StateOfGame, day: number, mine = false) {
  const at = new Date(Date.UTC(2026, 0, day)).toISOString()
  return { name, state, start: at, end: at, viewerParticipation: mine ? {} : null }
}

test("home shows the user's live game first, then live, upcoming and ended games", () => {
  const { featured, others } = arrangeGames([
    game('old', 'Ended', 1),
    game('far', 'Upcoming', 30),
    game('live', 'Running', 11),
    game('practice', 'Practice', 3),
    game('mine', 'Running', 12, true),
    game('next', 'Upcoming', 20),
  ])
  expect(featured?.name).toBe('mine')
  expect(others.map(({ name }) => name)).toEqual(['live', 'next', 'far', 'practice', 'old'])
})

test('home features the next game if none is live, and none if all have ended', () => {
  expect(arrangeGames([game('far', 'Upcoming', 30), game('next', 'Upcoming', 20)]).featured?.name).toBe(
    'next',
  )
  expect(arrangeGames([game('old', 'Ended', 1)]).featured).toBeNull()
})
