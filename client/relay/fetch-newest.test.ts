import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime'
import { expect, it } from 'vitest'
import query from '../__generated__/useSubmitWriteupQuery.graphql.ts'
import { fetchNewest, restartFetches } from './fetch-newest.ts'

/** An environment whose fetches the test answers, in any order. */
function openEnvironment() {
  const answers: ((status: string) => void)[] = []
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      () =>
        new Promise<GraphQLResponse>((resolve) => {
          answers.push((status) => {
            const viewerParticipation = { id: 'one', status, writeup: null }
            const writeup = {
              writeupRequired: true,
              writeupDeadline: '2026-01-02T00:00:00Z',
              writeupNote: '',
            }
            const game = { id: 'game', databaseId: 1, state: 'Running', ...writeup, viewerParticipation }
            resolve({ data: { game } })
          })
        }),
    ),
  })
  const statusInStore = () => environment.getStore().getSource().get('one')?.['status']
  return { environment, answers, statusInStore }
}

const variables = { gameId: 1 }

it('fetches again while an earlier fetch runs, and ignores the earlier answer', async () => {
  const { environment, answers, statusInStore } = openEnvironment()
  const earlier = fetchNewest(environment, query, variables).toPromise()
  const later = fetchNewest(environment, query, variables).toPromise()
  expect(answers).toHaveLength(2)
  answers[1]?.('new')
  await later
  answers[0]?.('old')
  await earlier
  expect(statusInStore()).toBe('new')
})

it('does not end fetches with other variables', async () => {
  const { environment, answers, statusInStore } = openEnvironment()
  const one = fetchNewest(environment, query, variables).toPromise()
  const other = fetchNewest(environment, query, { gameId: 2 }).toPromise()
  answers[0]?.('one')
  await one
  expect(statusInStore()).toBe('one')
  answers[1]?.('other')
  await other
  expect(statusInStore()).toBe('other')
})

it('sends a running fetch again after a mutation, and ignores its earlier answer', async () => {
  const { environment, answers, statusInStore } = openEnvironment()
  const fetching = fetchNewest(environment, query, variables).toPromise()
  restartFetches(environment)
  expect(answers).toHaveLength(2)
  answers[0]?.('before the mutation')
  answers[1]?.('after the mutation')
  await fetching
  expect(statusInStore()).toBe('after the mutation')
  restartFetches(environment)
  expect(answers).toHaveLength(2)
})
