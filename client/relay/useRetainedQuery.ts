import { useEffect } from 'react'

type Disposable = { dispose: () => void }

const holders = new WeakMap<Disposable, number>()

/**
 * Retains a preloaded query while the component is mounted. StrictMode unmounts and mounts again immediately, so the query
 * is disposed a microtask later, unless it is retained again.
 */
export function useRetainedQuery(query: Disposable | null): void {
  useEffect(() => {
    if (!query) return undefined
    holders.set(query, (holders.get(query) ?? 0) + 1)
    return () => {
      holders.set(query, (holders.get(query) ?? 1) - 1)
      queueMicrotask(() => {
        if (holders.get(query) === 0) query.dispose()
      })
    }
  }, [query])
}

export function isRetained(query: Disposable): boolean {
  return (holders.get(query) ?? 0) > 0
}
