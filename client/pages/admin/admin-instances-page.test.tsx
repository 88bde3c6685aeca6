import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminInstancesPageQuery } from '../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { AdminInstancesPage } from './AdminInstancesPage.tsx'

const room = { memoryUsed: 0, memoryLimit: null, cpuUsed: 0, cpuLimit: null, queuedCount: 0 }
const instances = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }

test.each([
  [false, 1],
  [true, 0],
  [null, 0],
])('containers whose storage is limited: %s, notes: %d', async (containerStorageLimited, count) => {
  const settings = { containerBackend: 'docker', containerStorageLimited, instanceRoom: room }
  renderPage(
    <PreloadedPage<AdminInstancesPageQuery> page={AdminInstancesPage} query={query} variables={{}} />,
    {
      at: '/admin/instances',
      answer: () => ({ settings, instances }),
    },
  )
  await screen.findByText('No running instances')
  expect(screen.queryAllByText(/storage/)).toHaveLength(count)
})
