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

function renderSubmissions({ role, rows = [{}] }: { role: 'Monitor' | 'Admin'; rows?: readonly object[] }) {
  const nodes = rows.map((changes, index) => ({
    __typename: 'Submission',
    id: String(index + 1),
    answer,
    status: 'WrongAnswer',
    type: 'Unaccepted',
    submittedAt: '2026-05-01T10:00:00Z',
    userName: 'lieutenant commander',
    ip: '198.18.0.7',
    voided: null,
    granted: null,
    judgedAgain: null,
    challengeDatabaseId: 5,
    challengeTitle,
    team: { id: 'team', databaseId: 1, name: 'Null Meridian', avatarUrl: null },
    ...changes,
  }))
  const game = {
    __typename: 'Game',
    id: 'game',
    databaseId: 3,
    title: 'Harbour CTF',
    state: 'Running',
    scoreboard: null,
    submissions: {
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }
  renderPage(
    <PreloadedPage<MonitorSubmissionsPageQuery>
      page={MonitorSubmissionsPage}
      query={query}
      variables={{ gameId: 3 }}
    />,
    {
      at: '/games/3/monitor/submissions',
      answer: () => ({ game }),
      viewer: { id: 'viewer', name: 'mirelle', role, avatarUrl: null, needsSecondFactor: false },
    },
  )
}

test('names and answers that a row cuts have their whole text as a tooltip', async () => {
  renderSubmissions({ role: 'Monitor' })
  for (const text of [answer, challengeTitle, 'lieutenant commander'])
    expect((await screen.findByTitle(text)).textContent).toBe(text)
})

const rows = [{ status: 'Accepted' }, { answer: 'flag{other}' }]

test('an administrator’s rows with and without a checkbox begin at one edge', async () => {
  renderSubmissions({ role: 'Admin', rows })
  expect(await screen.findAllByRole('checkbox', { name: 'Select this submission' })).toHaveLength(1)
  expect(document.querySelectorAll('[data-choice]')).toHaveLength(2)
})

test('a monitor’s rows keep no place for a checkbox', async () => {
  renderSubmissions({ role: 'Monitor', rows })
  await screen.findByTitle('flag{other}')
  expect(document.querySelectorAll('[data-choice]')).toHaveLength(0)
})
