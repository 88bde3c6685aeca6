import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminWriteupsPageQuery } from '../../__generated__/AdminWriteupsPageQuery.graphql.ts'
import { AdminWriteupsPage } from '../../pages/admin/game/AdminWriteupsPage.tsx'

const team = (databaseId: number, name: string) => ({
  __typename: 'Team',
  id: `team ${databaseId}`,
  databaseId,
  name,
  avatarUrl: null,
})
const gameOf = (submittedCount: number) => ({
  __typename: 'Game',
  id: 'game',
  databaseId: 3,
  title: 'Harbour CTF',
  playerWriteups: 'Off',
  waiting: { totalCount: 0 },
  writeupRequired: true,
  writeupArchiveUrl: null,
  counted: { totalCount: 0 },
  writeups: { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  writeupProgress: {
    teamCount: 3,
    submittedCount,
    missingTeams: [team(1, 'Auks'), team(2, 'Terns')],
  },
})

function show(submittedCount: number): void {
  renderPage(
    <PreloadedPage<AdminWriteupsPageQuery>
      page={AdminWriteupsPage}
      query={query}
      variables={{ gameId: 3 }}
    />,
    { at: '/admin/games/3/writeups', answer: () => ({ game: gameOf(submittedCount) }) },
  )
}

test('an organizer copies the names of the teams without a write-up', async () => {
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show(1)
  await screen.findByText('1 of 3 teams have submitted a write-up')
  fireEvent.click(screen.getByRole('button', { name: 'Show missing teams' }))
  const list = await screen.findByRole('region', { name: 'Teams without a write-up' })
  expect(list.textContent).toContain('Terns')
  fireEvent.click(screen.getByRole('button', { name: 'Copy names' }))
  expect(writeText).toHaveBeenCalledWith('Auks\nTerns')
  expect(screen.getByRole('link', { name: 'Go to notices' }).getAttribute('href')).toBe(
    '/admin/games/3/notices',
  )
  vi.unstubAllGlobals()
})

test('nobody is missing once every team has submitted', async () => {
  show(3)
  await screen.findByText('3 of 3 teams have submitted a write-up')
  expect(screen.queryByRole('button', { name: 'Show missing teams' })).toBeNull()
})
