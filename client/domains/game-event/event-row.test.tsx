import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type MonitorEventsPageQuery } from '../../__generated__/MonitorEventsPageQuery.graphql.ts'
import { MonitorEventsPage } from '../../pages/monitor/MonitorEventsPage.tsx'

const long = `flag{${'deep_'.repeat(20)}}`

function event(id: string, parts: object) {
  return {
    __typename: 'SubmissionEvent',
    id,
    userName: 'lieutenant commander',
    publishedAt: '2026-05-01T10:00:00Z',
    team: { id: 'team', databaseId: 1, name: 'Null Meridian', avatarUrl: null },
    ...parts,
  }
}

const sent = { type: 'FlagSubmit', isCorrect: false, answer: long, challengeTitle: 'Sealed Orders' }
const cheat = {
  type: 'CheatDetected',
  challengeTitle: 'Sealed Orders',
  publishedAt: '2026-05-01T10:02:00Z',
  ownerTeamName: 'Petrels <challenge/>',
}

function show(events: ReturnType<typeof event>[]) {
  const game = {
    __typename: 'Game',
    id: 'game',
    databaseId: 3,
    title: 'Harbour CTF',
    scoreboard: null,
    events: {
      edges: events.map((node) => ({ cursor: node.id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }
  renderPage(
    <PreloadedPage<MonitorEventsPageQuery>
      page={MonitorEventsPage}
      query={query}
      variables={{ gameId: 3 }}
    />,
    { at: '/games/3/monitor/events', answer: () => ({ game }) },
  )
}

test('texts that are too long for a row are tooltips of their parts', async () => {
  show([event('1', sent), event('2', { __typename: 'CheatEvent', ...cheat })])
  expect((await screen.findByTitle(long)).textContent).toBe(long)
  expect(screen.getAllByTitle('Sealed Orders')).toHaveLength(2)
  // A name that looks like an element is only a text.
  expect(screen.getByTitle('flag of Petrels <challenge/>').textContent).toBe('flag of Petrels <challenge/>')
  expect(screen.getAllByTitle('lieutenant commander')).toHaveLength(2)
})

test('a cheat and its submission are one row', async () => {
  const answer = 'flag{steer}'
  show([
    event('2', { __typename: 'CheatEvent', ...cheat, ownerTeamName: 'Petrels' }),
    event('1', { ...sent, answer, publishedAt: cheat.publishedAt }),
  ])
  expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Cheat.*Sealed Ordersflag\{steer\}flag of Petrels$/),
  ])
})
