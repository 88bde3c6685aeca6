import {
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'

type Fetching = { end: () => void; restart: () => void }

const running = new WeakMap<IEnvironment, Map<string, Fetching>>()

/**
 * Fetches the data of a page again after an event. An earlier fetch of the same query that is still running ends,
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
    const fetches = running.get(environment) ?? new Map<string, Fetching>()
    running.set(environment, fetches)
    fetches.get(identifier)?.end()
    const start = () =>
      environment.execute({ operation }).subscribe({
        next: () => sink.next(environment.lookup(operation.fragment).data),
        error: sink.error,
        complete: sink.complete,
      })
    let fetching = start()
    const own: Fetching = {
      end() {
        fetching.unsubscribe()
        sink.complete()
      },
      restart() {
        fetching.unsubscribe()
        fetching = start()
      },
    }
    fetches.set(identifier, own)
    return () => {
      fetching.unsubscribe()
      if (fetches.get(identifier) === own) fetches.delete(identifier)
    }
  })
}

/** Sends the running fetches of `fetchNewest` again, after a mutation: their answers may be older than its answer. */
export function restartFetches(environment: IEnvironment): void {
  for (const fetching of running.get(environment)?.values().toArray() ?? []) fetching.restart()
}
