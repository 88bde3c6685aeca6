import { screen, within } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { useQueryLoader } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import gamesQuery, { type GamesPageQuery } from '../../__generated__/GamesPageQuery.graphql.ts'
import homeQuery, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { GamesPage } from '../../pages/GamesPage.tsx'
import { HomePage } from '../../pages/HomePage.tsx'

type State = 'Running' | 'Upcoming'

const gameOf = (title: string, state: State, day: number) => ({
  __typename: 'Game',
  id: title,
  databaseId: day,
  title,
  summary: '',
  posterUrl: null,
  state,
  start: new Date(Date.UTC(2027, 0, state === 'Running' ? 1 : day)).toISOString(),
  end: new Date(Date.UTC(2027, 2, day)).toISOString(),
  pausedAt: null,
  teamCount: 3,
  viewerParticipation: null,
})
const upcoming = Array.from({ length: 24 }, (_, index) => gameOf(`Later ${index}`, 'Upcoming', index + 3))
const runningGames = [gameOf('Long', 'Running', 20), gameOf('Short', 'Running', 10)]
const pageInfo = { endCursor: 'last', hasNextPage: true }
const edges = [...upcoming, gameOf('Short', 'Running', 10)].map((node) => ({ cursor: node.id, node }))

function Games() {
  const [queryRef, load] = useQueryLoader<GamesPageQuery>(gamesQuery)
  useEffect(() => load({ state: null }), [load])
  return <Suspense>{queryRef ? <GamesPage queryRef={queryRef} /> : null}</Suspense>
}

function Home() {
  const [queryRef, load] = useQueryLoader<HomePageQuery>(homeQuery)
  useEffect(() => load({}), [load])
  return <Suspense>{queryRef ? <HomePage queryRef={queryRef} /> : null}</Suspense>
}

test('the list of games begins with the running games that its first page does not reach', async () => {
  renderPage(<Games />, {
    at: '/games',
    answer: () => ({ runningGames, games: { edges, pageInfo }, pastGames: { edges: [] } }),
  })
  await screen.findByText('Long')
  const shown = screen.getAllByText(/^(?:Long|Short|Later 0)$/, { ignore: '[aria-hidden] *' })
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Short', 'Long', 'Later 0'])
})

test('home features a running game that its nearest games do not have', async () => {
  renderPage(<Home />, {
    at: '/',
    answer: () => ({ runningGames, recentGames: upcoming, posts: { edges: [] } }),
  })
  const featured = await screen.findByRole('region', { name: 'Live now' })
  expect(within(featured).getByRole('heading').textContent).toBe('Short')
  expect(within(screen.getByRole('region', { name: 'Games' })).getByText('Long')).toBeDefined()
})

test.each([
  [[], 1],
  [[{ id: 'team' }], 0],
])('home offers a player with the teams %j to create one: %i', async (teams, offers) => {
  renderPage(<Home />, {
    at: '/',
    viewer: { id: 'viewer', name: 'mirelle', role: 'User', avatarUrl: null, needsSecondFactor: false },
    answer: () => ({
      runningGames,
      recentGames: upcoming,
      posts: { edges: [] },
      viewer: { id: 'viewer', teams },
    }),
  })
  await screen.findByRole('link', { name: 'Browse games' })
  expect(screen.queryAllByRole('link', { name: 'Create team' })).toHaveLength(offers)
})
