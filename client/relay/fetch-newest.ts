import {
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'

const endsOfRunning = new WeakMap<IEnvironment, Map<string, () => void>>()

/**
 * Fetches what a page shows again, after an event. An earlier fetch of the same query that is still running ends,
 * because its answer may be older than the event; `fetchQuery` would wait for that answer instead.
 */
export function fetchNewest<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<Query['response']> {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true })
  const { identifier } = operation.request
  return Observable.create((sink) => {
    const ends = endsOfRunning.get(environment) ?? new Map<string, () => void>()
    endsOfRunning.set(environment, ends)
    ends.get(identifier)?.()
    const fetching = environment.execute({ operation }).subscribe({
      next: () => sink.next(environment.lookup(operation.fragment).data),
      error: sink.error,
      complete: sink.complete,
    })
    const end = () => {
      fetching.unsubscribe()
      sink.complete()
    }
    ends.set(identifier, end)
    return () => {
      fetching.unsubscribe()
      if (ends.get(identifier) === end) ends.delete(identifier)
    }
  })
}
