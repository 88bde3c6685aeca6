import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminLogsPageQuery } from '../../__generated__/AdminLogsPageQuery.graphql.ts'
import { AdminLogsPage } from './AdminLogsPage.tsx'

const entry = (id: string, changes: object) => ({
  __typename: 'LogEntry',
  id,
  time: '2024-05-01T12:00:00Z',
  level: 'Information',
  userName: 'kelpie',
  ip: '198.18.0.7',
  message: 'sent a wrong flag',
  status: 'Failed',
  ...changes,
})

async function rowsOf(entries: object[]) {
  const edges = entries.map((node, index) => ({ cursor: `${index}`, node }))
  renderPage(<PreloadedPage<AdminLogsPageQuery> page={AdminLogsPage} query={query} variables={{}} />, {
    at: '/admin/logs',
    answer: () => ({ logs: { edges, pageInfo: { endCursor: null, hasNextPage: false } } }),
  })
  return within(await screen.findByRole('list', { name: 'Logs' })).getAllByRole('listitem')
}

const toneOf = (row: HTMLElement | undefined, text: string) =>
  row && within(row).getByText(text).dataset['tone']

test('a failed action of a player is quieter than a warning', async () => {
  const [failed, warned] = await rowsOf([
    entry('one', {}),
    entry('two', { level: 'Warning', message: 'a container ended', status: 'Exit' }),
  ])
  expect(toneOf(failed, 'Failed')).toBe('plain')
  expect(toneOf(failed, 'Information')).toBeUndefined()
  expect(toneOf(warned, 'Warning')).toBe('warn')
})

test('a row of another day names the day', async () => {
  const [row] = await rowsOf([entry('one', {})])
  expect(row?.querySelector('time [aria-hidden]')?.textContent).toMatch(/^May \d, \d\d:\d\d:\d\d$/)
})
