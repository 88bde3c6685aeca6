import { expect, test } from 'vitest'
import { arrangeGames, runningFirst, type StateOfGame } from './arrange-games.ts'

function game(name: string, state: StateOfGame, day: number, mine = false) {
  const at = new Date(Date.UTC(2026, 0, day)).toISOString()
  return { id: name, name, state, start: at, end: at, viewerParticipation: mine ? {} : null }
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

test('running games are first and no game is there twice', () => {
  const running = [game('over later', 'Running', 12), game('over soon', 'Running', 11)]
  const others = [game('next', 'Upcoming', 20), game('old', 'Ended', 1), game('over later', 'Running', 12)]
  const names = runningFirst(running, others).map(({ name }) => name)
  expect(names).toEqual(['over soon', 'over later', 'next', 'old'])
})
