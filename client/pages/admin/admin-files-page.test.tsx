import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminFilesPageQuery } from '../../__generated__/AdminFilesPageQuery.graphql.ts'
import { AdminFilesPage } from './AdminFilesPage.tsx'

type Use = { kind: string; name: string | null; gameDatabaseId?: number; challengeDatabaseId?: number }

const file = (name: string, count = 0, use: Use | null = null) => ({
  __typename: 'StoredFile',
  hash: name.padEnd(64, '0'),
  name,
  size: 8,
  uploadedAt: '2026-05-01T10:00:00Z',
  url: `/assets/${name}`,
  uses: {
    count,
    first: use && { gameDatabaseId: null, challengeDatabaseId: null, ...use },
  },
})

const chart = file('chart.txt', 3, {
  kind: 'Attachment',
  name: 'Knots',
  gameDatabaseId: 1,
  challengeDatabaseId: 2,
})
const spare = file('spare.txt')

function show(files: readonly object[]) {
  const edges = files.map((node, index) => ({ cursor: `${index}`, node }))
  return renderPage(
    <PreloadedPage<AdminFilesPageQuery> page={AdminFilesPage} query={query} variables={{}} />,
    {
      at: '/admin/settings/files',
      answer: ({ operation }) =>
        operation === 'useDeleteFilesMutation'
          ? { deleteFiles: { __typename: 'DeleteFilesPayload', deletedHashes: [spare.hash], refused: [] } }
          : { files: { totalCount: files.length, edges, pageInfo: { endCursor: null, hasNextPage: false } } },
    },
  )
}

const usesIn = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (!row) throw new Error(`${name} is in no row.`)
  return within(row).getAllByRole('cell')[2]
}

test.each<[Use, text: string, page: string]>([
  [
    { kind: 'Attachment', name: 'Knots', gameDatabaseId: 1, challengeDatabaseId: 2 },
    'Attachment of Knots',
    '/admin/games/1/challenges/2',
  ],
  [
    { kind: 'TeamFile', name: 'Knots', gameDatabaseId: 1, challengeDatabaseId: 2 },
    'File for a team in Knots',
    '/admin/games/1/challenges/2/flags',
  ],
  [{ kind: 'Poster', name: 'Regatta', gameDatabaseId: 1 }, 'Poster of Regatta', '/admin/games/1/info'],
  [{ kind: 'TeamAvatar', name: 'A & B' }, 'Picture of the team A & B', '/admin/teams?q=A%20%26%20B'],
  [{ kind: 'UserAvatar', name: 'kelpie' }, 'Picture of kelpie', '/admin/users?q=kelpie'],
  [{ kind: 'Writeup', name: 'Anchor', gameDatabaseId: 1 }, 'Write-up of Anchor', '/admin/games/1/writeups'],
  [{ kind: 'Logo', name: null }, 'Logo of the platform', '/admin/settings'],
])('a file in use as %o links to its page', async (use, text, page) => {
  show([file('chart.txt', 1, use)])
  const cell = await usesIn('chart.txt')
  expect(cell?.textContent).toBe(text)
  expect(cell?.querySelector('a')?.getAttribute('href')).toBe(page)
})

test('a row counts further uses, and says that a file has none', async () => {
  show([chart, spare])
  expect((await usesIn('chart.txt'))?.textContent).toBe('Attachment of Knots and 2 more')
  expect((await usesIn('spare.txt'))?.textContent).toBe('Not in use')
})

test('a file in use cannot be deleted, and the dialog says why', async () => {
  show([chart, spare])
  fireEvent.click(await screen.findByRole('button', { name: 'Delete chart.txt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete chart.txt?' })
  within(dialog).getByText('The file is in use, so it can’t be deleted.')
  within(dialog).getByRole('link', { name: 'Attachment of Knots' })
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
})

test('several files are deleted together, without those in use', async () => {
  const calls = show([chart, spare])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }))
  const actions = screen.getByRole('group', { name: 'Actions for the selection' })
  fireEvent.click(within(actions).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 files?' })
  within(dialog).getByText('1 file is in use and stays. The others are permanently deleted.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'useDeleteFilesMutation')).toMatchObject([
      { variables: { input: { hashes: [chart.hash, spare.hash] } } },
    ]),
  )
})
