import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, {
  type MonitorSubmissionsPageQuery,
} from '../../__generated__/MonitorSubmissionsPageQuery.graphql.ts'
import { MonitorSubmissionsPage } from '../../pages/monitor/MonitorSubmissionsPage.tsx'

const answer = `flag{${'deep_'.repeat(20)}}`
const challengeTitle = 'The sealed orders of the harbour master'

test('names and answers that a row cuts have their whole text as a tooltip', async () => {
  const submission = {
    __typename: 'Submission',
    id: '1',
    answer,
    status: 'WrongAnswer',
    type: 'Unaccepted',
    submittedAt: '2026-05-01T10:00:00Z',
    userName: 'lieutenant commander',
    ip: '198.18.0.7',
    challengeDatabaseId: 5,
    challengeTitle,
    team: { id: 'team', databaseId: 1, name: 'Null Meridian', avatarUrl: null },
  }
  const game = {
    __typename: 'Game',
    id: 'game',
    databaseId: 3,
    title: 'Harbour CTF',
    scoreboard: null,
    submissions: {
      edges: [{ cursor: '1', node: submission }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }
  renderPage(
    <PreloadedPage<MonitorSubmissionsPageQuery>
      page={MonitorSubmissionsPage}
      query={query}
      variables={{ gameId: 3 }}
    />,
    { at: '/games/3/monitor/submissions', answer: () => ({ game }) },
  )
  for (const text of [answer, challengeTitle, 'lieutenant commander'])
    expect((await screen.findByTitle(text)).textContent).toBe(text)
})
