import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminOperationsPageQuery } from '../../__generated__/AdminOperationsPageQuery.graphql.ts'
import { AdminOperationsPage } from './AdminOperationsPage.tsx'

const history = {
  restPerSecond: [],
  graphqlPerSecond: [],
  pagesPerSecond: [],
  failuresPerSecond: [],
  restP99Ms: [],
  graphqlP99Ms: [],
  judgedPerSecond: [],
  judgeP99Ms: [],
  eventLoopDelayMs: [],
  memoryBytes: [],
  sockets: [],
  usedConnections: [],
}

const idle = {
  waitingJobs: 0,
  failedJobs: 0,
  waitingMails: 0,
  queuedInstances: 0,
  runningInstances: 0,
  instanceCapacity: null,
  engineState: 'off',
  engines: [],
  containerIssues: [],
  databaseConnections: 1,
  maxDatabaseConnections: 100,
}

function open(platform: object) {
  const operations = {
    history,
    processes: [],
    boards: [],
    slowStatements: [],
    errors: [],
    platform: { ...idle, ...platform },
  }
  renderPage(
    <PreloadedPage<AdminOperationsPageQuery> page={AdminOperationsPage} query={query} variables={{}} />,
    { at: '/admin/operations', answer: () => ({ operations }) },
  )
}

async function openTile(platform: { runningInstances: number; engineState: string }) {
  open(platform)
  const link = await screen.findByRole('link', { name: 'Running instances' })
  return { link, text: link.closest('.h-panel')?.textContent }
}

test.each([
  ['off', 0, 'No container backend'],
  ['off', 4, 'Started earlier; no backend now'],
  ['down', 4, 'Container backend does not answer'],
  ['up', 4, 'Container backend answers'],
])('a backend that is %s with %i instances: %s', async (engineState, runningInstances, text) => {
  const tile = await openTile({ engineState, runningInstances })
  expect(tile.link.getAttribute('href')).toBe('/admin/instances')
  expect(tile.text).toBe(`Running instances${runningInstances}Queued: 0${text}`)
})

test('what is wrong with an engine that answers, with its reason', async () => {
  const issue = { engine: null, kind: 'isolation', detail: 'the program iptables is not installed' }
  const limits = { engine: 'east', kind: 'limits', detail: 'memory, CPU' }
  open({ engineState: 'up', containerIssues: [issue, limits] })
  const note = await screen.findByText('The network of instances is not isolated, so none starts.', {
    exact: false,
  })
  expect(note.textContent).toContain(issue.detail)
  expect(screen.getByText('memory, CPU').parentElement?.textContent).toBe(
    'east The engine ignores these limits of instances: memory, CPU',
  )
})
