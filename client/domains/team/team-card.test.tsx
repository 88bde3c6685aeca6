import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type TeamsPageQuery } from '../../__generated__/TeamsPageQuery.graphql.ts'
import { TeamList } from './TeamList.tsx'

const entered = (title: string, state: string) => ({
  id: title,
  status: 'Accepted',
  game: { __typename: 'Game', id: `game ${title}`, databaseId: title.length, title, state },
})
const team = {
  id: 'team',
  databaseId: 1,
  name: 'Null Meridian',
  bio: '',
  avatarUrl: null,
  locked: true,
  isViewerCaptain: false,
  inviteCode: null,
  members: [],
  participations: {
    edges: [
      entered('Spring Regatta', 'Ended'),
      entered('Winter Cup', 'Practice'),
      entered('Night Watch', 'Upcoming'),
      entered('Harbor', 'Running'),
    ].map((node) => ({ node })),
  },
}

function Teams() {
  const { viewer } = useLazyLoadQuery<TeamsPageQuery>(query, {})
  return viewer ? <TeamList viewer={viewer} /> : null
}

test('the card of a team lists live games first, and ended ones only if there is room', async () => {
  renderPage(
    <Suspense>
      <Teams />
    </Suspense>,
    { at: '/teams', answer: () => ({ viewer: { id: 'viewer', teams: [team] } }) },
  )
  const card = await screen.findByRole('article', { name: 'Null Meridian' })
  const games = within(card).getAllByRole('link')
  expect(games.map(({ textContent }) => textContent)).toEqual(['Harbor', 'Night Watch', 'Winter Cup'])
})
