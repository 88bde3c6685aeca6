import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { followed } from '../../../../tests/kit/client/followed.ts'
import { renderPage, type Call } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminInstancesPageQuery,
} from '../../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { AdminInstancesPage } from '../../../pages/admin/AdminInstancesPage.tsx'

const settings = {
  containerBackend: 'docker',
  containerStorageLimited: true,
  instanceRoom: { memoryUsed: 0, memoryLimit: null, cpuUsed: 0, cpuLimit: null, queuedCount: 0 },
}

function instance(id: string, team: string, status = 'Running', gameTitle = 'Regatta') {
  return {
    __typename: 'Container',
    id,
    kind: 'Team',
    status,
    team: { id: `team-${team}`, name: team, avatarUrl: null },
    challenge: { id: 'challenge', title: 'Tide tables', category: 'Web' },
    gameTitle,
    image: 'sea/tides:1',
    engine: null,
    isEngineAnswering: true,
    startedAt: '2026-05-01T10:00:00Z',
    expectStopAt: '2026-05-01T12:00:00Z',
    ip: '198.18.0.7',
    port: 30001,
  }
}

type Row = Omit<ReturnType<typeof instance>, 'team'> & { team: object | null }

const connection = (rows: Row[]) => ({
  totalCount: rows.length,
  edges: rows.map((node) => ({ cursor: node.id, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

type Options = {
  /** The filters in the URL. */
  search?: string
  variables?: AdminInstancesPageQuery['variables']
  rows: () => Row[]
  destroy?: (ids: string[]) => object
}

function open({ search = '', variables = {}, rows, destroy }: Options) {
  const changes = followed('useInstancesChangedSubscription')
  const calls = renderPage(
    <PreloadedPage<AdminInstancesPageQuery> page={AdminInstancesPage} query={query} variables={variables} />,
    {
      at: `/admin/instances${search}`,
      answer: ({ operation, variables: sent }) =>
        operation === 'useDestroyInstancesMutation'
          ? { destroyInstances: destroy?.((sent['input'] as { ids: string[] }).ids) }
          : operation === 'useDestroyInstanceMutation'
            ? {
                destroyInstance: {
                  __typename: 'DestroyInstancePayload',
                  destroyedInstanceId: (sent['input'] as { instanceId: string }).instanceId,
                },
              }
            : { settings, instances: connection(rows()) },
      follow: changes.follow,
    },
  )
  const tell = (row: Row) => changes.send({ containerInstanceChanged: { instanceId: row.id, instance: row } })
  return { calls, tell }
}

const sentFor = (calls: Call[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables)

const both = [instance('one', 'Beacon'), instance('two', 'Anchor')]

test('the head of a column requests the order from the server, and the URL starts with it', async () => {
  const { calls } = open({
    search: '?sort=-started&status=Running&q=tide',
    variables: {
      search: 'tide',
      status: 'Running',
      orderBy: { field: 'STARTED_AT', direction: 'DESC' },
    },
    rows: () => both,
  })
  const table = await screen.findByRole('table', { name: 'Instances' })
  const head = (name: string) => within(table).getByRole('columnheader', { name })
  expect(head('Started').getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('combobox', { name: 'Filter by status' })).toHaveProperty('value', 'Running')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tide')
  expect(sentFor(calls, 'InstanceTableMoreQuery')).toEqual([])

  fireEvent.click(within(head('Team')).getByRole('button'))
  await waitFor(() => expect(sentFor(calls, 'InstanceTableMoreQuery')).toHaveLength(1))
  expect(sentFor(calls, 'InstanceTableMoreQuery')[0]).toMatchObject({
    search: 'tide',
    status: 'Running',
    orderBy: { field: 'TEAM_NAME', direction: 'ASC' },
  })
  expect(head('Team').getAttribute('aria-sort')).toBe('ascending')
})

test('memory and CPU of an instance are dashes until they are measured', async () => {
  open({ rows: () => [instance('one', 'Beacon')] })
  const table = await screen.findByRole('table', { name: 'Instances' })
  expect(within(table).getAllByRole('cell', { name: '–' })).toHaveLength(2)
})

test('each instance has its status, and its game if there are several', async () => {
  const { tell } = open({ rows: () => [instance('one', 'Beacon'), instance('two', 'Anchor', 'Queued')] })
  const table = await screen.findByRole('table', { name: 'Instances' })
  const cell = (name: string) => within(table).queryAllByRole('cell', { name })
  expect([cell('Running').length, cell('Queued').length]).toEqual([1, 1])
  expect(screen.queryByText('Regatta')).toBeNull()
  await tell(instance('three', 'Admiral', 'Running', 'Finals'))
  expect(await screen.findAllByText('Finals')).not.toHaveLength(0)
  expect(screen.getAllByText('Regatta')).not.toHaveLength(0)
})

test('selected instances are stopped together after one question that names their number', async () => {
  const { calls } = open({
    rows: () => both,
    destroy: ([first, second]) => ({
      __typename: 'DestroyInstancesPayload',
      destroyedIds: [first],
      refused: [{ itemId: second, message: 'The container could not be removed.' }],
    }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }))
  const actions = screen.getByRole('group', { name: 'Actions for the selection' })
  fireEvent.click(within(actions).getByRole('button', { name: 'Stop' }))
  const question = await screen.findByRole('dialog', { name: 'Stop 2 instances?' })
  expect(sentFor(calls, 'useDestroyInstancesMutation')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Stop 2 instances' }))

  const report = await screen.findByRole('dialog', { name: '1 item was left unchanged' })
  expect(within(report).getByRole('listitem').textContent).toBe(
    'Tide tables of Anchor: The container could not be removed.',
  )
  expect(sentFor(calls, 'useDestroyInstancesMutation').map(({ input }) => input)).toEqual([
    { ids: ['one', 'two'] },
  ])
  await waitFor(() => expect(screen.queryByText('Beacon')).toBeNull())
  expect(screen.getByText('Anchor')).toBeDefined()
})

/** A container of no team. */
const other = (id: string, kind: 'Test' | 'Warm') => ({ ...instance(id, ''), kind, team: null })

test('a test container and one that is kept ready are listed without a team', async () => {
  open({ rows: () => [instance('one', 'Beacon'), other('two', 'Test'), other('three', 'Warm')] })
  const table = await screen.findByRole('table', { name: 'Instances' })
  const [, ...rows] = within(table).getAllByRole('row')
  expect(rows.map((row) => row.querySelector('[data-name]')?.textContent)).toEqual([
    'Beacon',
    'Test container',
    'Kept ready',
  ])
  expect(screen.getByText('3 instances')).toBeDefined()
})

test('the question before a test container stops is not about a team', async () => {
  const { calls } = open({ rows: () => [other('two', 'Test')] })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop Tide tables (test container)' }))
  const question = await screen.findByRole('dialog', { name: 'Stop Tide tables (test container)?' })
  within(question).getByText(/A new one can be started in the editor of the challenge\.$/)
  fireEvent.click(within(question).getByRole('button', { name: 'Stop instance' }))
  await waitFor(() =>
    expect(sentFor(calls, 'useDestroyInstanceMutation').map(({ input }) => input)).toEqual([
      { instanceId: 'two' },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('Test container')).toBeNull())
})

test('a new instance is appended if it matches the filters, and leaves a list of another status', async () => {
  const { calls, tell } = open({
    search: '?status=Running&q=beacon',
    variables: { status: 'Running', search: 'beacon' },
    rows: () => [instance('one', 'Beacon')],
  })
  await screen.findByText('Beacon')
  await tell(instance('two', 'Anchor'))
  await tell(instance('three', 'Beacon III', 'Queued'))
  await tell(instance('four', 'Beacon IV'))
  await screen.findByText('Beacon IV')
  expect(screen.queryByText('Anchor')).toBeNull()
  expect(screen.queryByText('Beacon III')).toBeNull()
  await tell(instance('four', 'Beacon IV', 'Stopping'))
  await waitFor(() => expect(screen.queryByText('Beacon IV')).toBeNull())
  expect(sentFor(calls, 'InstanceTableMoreQuery')).toEqual([])
})

test('the server places a new instance in a sorted list', async () => {
  let rows = both
  const { calls, tell } = open({
    search: '?sort=team',
    variables: { orderBy: { field: 'TEAM_NAME', direction: 'ASC' } },
    rows: () => rows,
  })
  await screen.findByText('Beacon')
  rows = [instance('three', 'Admiral'), ...both]
  await tell(instance('three', 'Admiral'))
  await screen.findByText('Admiral')
  expect(sentFor(calls, 'InstanceTableMoreQuery')).toMatchObject([
    { count: 50, orderBy: { field: 'TEAM_NAME' } },
  ])
  const names = screen.getAllByText(/^(Admiral|Beacon|Anchor)$/).map(({ textContent }) => textContent)
  expect(names).toEqual(['Admiral', 'Beacon', 'Anchor'])
})

test.each([
  ['?q=gull', { search: 'gull' }, 'No instances match “gull”', 'Clear search'],
  ['?status=Queued', { status: 'Queued' as const }, 'No instances with this status', 'Show all instances'],
])('a list without a match offers the way back: %s', async (search, variables, title, action) => {
  const { calls } = open({ search, variables, rows: () => [] })
  await screen.findByText(title)
  fireEvent.click(screen.getByRole('button', { name: action }))
  await waitFor(() => expect(sentFor(calls, 'InstanceTableMoreQuery')).toMatchObject([{ status: null }]))
  await screen.findByText('No running instances')
})
